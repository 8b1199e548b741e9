'use client';

import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { floatingClasses } from '@/components/ui/overlays/floating';
import { Input } from '@/components/ui/input';
import type { CatalogueCompany } from '@/lib/companies/schema';
import { useSuggestions } from './use-catalogue';

type SuggestInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onType: (value: string) => void;
  onPick: (company: CatalogueCompany) => void;
};

/** An input with suggestions from the catalogue: arrows and Enter choose, Esc closes the suggestions. */
export function SuggestInput({ value, onType, onPick, onBlur, ...props }: SuggestInputProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const suggestions = useSuggestions(value, isOpen);
  const isShown = isOpen && suggestions.length > 0;
  const close = () => {
    setIsOpen(false);
    setAt(-1);
  };
  const pick = (company: CatalogueCompany) => {
    close();
    onPick(company);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setAt((was) => (was + step + suggestions.length) % suggestions.length);
    }
    const chosen = suggestions[at];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    }
    if (event.key === 'Escape') close();
  };
  return (
    <div className="relative">
      <Input
        {...props}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && at >= 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          setIsOpen(true);
          setAt(-1);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {isShown ? (
        <ul
          id={listId}
          role="listbox"
          aria-label="Companies in the catalogue"
          data-state="open"
          className={cn(
            floatingClasses,
            'absolute top-full left-0 mt-1 max-h-60 w-[380px] max-w-[calc(100vw-80px)] overflow-y-auto p-1',
          )}
        >
          {suggestions.map((company, index) => (
            <li
              key={company.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              // Keeps the focus in the input.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(company)}
              onPointerMove={() => setAt(index)}
              className={cn(
                'flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2 py-1',
                index === at && 'bg-hover dark:bg-line/70',
              )}
            >
              <span className="w-14 shrink-0 truncate font-mono text-xs font-medium">{company.ticker}</span>
              <span className="min-w-0 flex-1 truncate" title={company.name}>
                {company.name}
              </span>
              {company.is_in_organization ? (
                <span className="shrink-0 text-xs text-text-3">In Organization</span>
              ) : (
                <span className="shrink-0 font-mono text-xs text-text-3">{company.cik}</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

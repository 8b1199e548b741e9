'use client';

import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { InputWithAddons } from './input';
import { Kbd } from './kbd';

type SearchInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** A key hint shown while empty, such as "/". */
  hint?: string;
  wrapperClassName?: string;
};

/** A search box; Esc and the clear button empty it. */
export function SearchInput({ value, onValueChange, hint, onKeyDown, ref: _ref, ...props }: SearchInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    inputRef.current?.focus();
  };
  const trailing = value ? (
    <button
      type="button"
      aria-label="Clear search"
      onClick={clear}
      className="flex size-6 items-center justify-center rounded-sm text-text-2 hover:bg-hover hover:text-text"
    >
      <X aria-hidden className="size-[15px]" />
    </button>
  ) : hint ? (
    <Kbd className="mr-1">{hint}</Kbd>
  ) : null;
  return (
    <InputWithAddons
      ref={inputRef}
      type="text"
      role="searchbox"
      autoComplete="off"
      spellCheck={false}
      icon={<Search />}
      trailing={trailing}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) {
          event.stopPropagation();
          onValueChange('');
        }
        onKeyDown?.(event);
      }}
      {...props}
    />
  );
}

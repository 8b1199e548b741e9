'use client';

import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useCompanySearch } from '@/components/shared/use-company-search';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { controlClasses } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { SearchInput } from '@/components/ui/search-input';
import type { CompanyChoice } from '@/components/reads/choices';
import { byReadyDocuments } from './by-ready-documents';

export type ChosenCompany = Pick<CompanyChoice, 'id' | 'name' | 'ticker'>;

type CompanyFieldProps = {
  chosen: ChosenCompany | null;
  onChoose: (company: ChosenCompany) => void;
  error?: string | undefined;
  isFixed: boolean;
};

/**
 * One company of the tenant's list, found by name, ticker or CIK. The company of a stored subscription cannot be
 * changed.
 */
export function CompanyField({ chosen, onChoose, error, isFixed }: CompanyFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (company: CompanyChoice) => {
    onChoose(company);
    setIsOpen(false);
  };
  return (
    <Field label="Company" error={error} help={isFixed ? 'A subscription keeps its company.' : undefined}>
      {(control) => (
        <Popover modal open={isOpen} onOpenChange={setIsOpen}>
          <PopoverTrigger
            {...control}
            type="button"
            disabled={isFixed}
            className={cn(controlClasses, 'flex h-8 items-center gap-2 pr-2 pl-2.5 text-left')}
          >
            {chosen ? (
              <span className="min-w-0 flex-1 truncate">
                {chosen.name} <span className="font-mono text-xs text-text-3">{chosen.ticker}</span>
              </span>
            ) : (
              <span className="flex-1 text-text-3">Select a company</span>
            )}
            <ChevronDown aria-hidden className="size-[15px] shrink-0 text-text-3" />
          </PopoverTrigger>
          <PopoverContent className="w-(--radix-popover-trigger-width) p-0">
            <CompanyList chosenId={chosen?.id ?? null} onChoose={choose} />
          </PopoverContent>
        </Popover>
      )}
    </Field>
  );
}

function CompanyList({ chosenId, onChoose }: { chosenId: string | null; onChoose: (company: CompanyChoice) => void }) {
  const [search, setSearch] = useState('');
  const { data, error, term } = useCompanySearch(search);
  return (
    <>
      <div className="border-b border-line p-2">
        <SearchInput
          aria-label="Search companies"
          placeholder="Search by name, ticker or CIK..."
          value={search}
          onValueChange={setSearch}
        />
      </div>
      <ul aria-label="Companies" className="max-h-60 overflow-y-auto p-1">
        {data?.toSorted(byReadyDocuments).map((company) => (
          <li key={company.id}>
            <button
              type="button"
              aria-pressed={company.id === chosenId}
              onClick={() => onChoose(company)}
              className={
                'flex h-8 w-full items-center gap-2 rounded-md px-2 text-left text-sm hover:bg-hover ' +
                'focus-visible:bg-hover dark:hover:bg-line/70'
              }
            >
              <span className="min-w-0 flex-1 truncate" title={company.name}>
                {company.name}
              </span>
              <span className="font-mono text-xs text-text-3">{company.ticker}</span>
              <Check aria-hidden className={cn('size-3.5 stroke-2', company.id !== chosenId && 'invisible')} />
            </button>
          </li>
        ))}
        {error && !data ? (
          <li role="alert" className="px-2 py-3 text-sm text-bad">
            Failed to load companies
          </li>
        ) : null}
        {data?.length === 0 ? (
          <li role="status" className="px-2 py-3 text-sm text-text-3">
            {term ? `No companies found matching "${term}"` : 'No companies added yet'}
          </li>
        ) : null}
      </ul>
    </>
  );
}

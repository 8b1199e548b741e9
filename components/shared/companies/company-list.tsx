'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { SearchInput } from '@/components/ui/search-input';
import type { CompanyChoice } from '@/components/reads/choices';
import { useCompanySearch } from './use-company-search';

type CompanyListProps = {
  chosenId: string | null;
  onChoose: (company: CompanyChoice) => void;
  /** By default as the server sends them. */
  order?: (a: CompanyChoice, b: CompanyChoice) => number;
};

/** More rows are found by typing. */
const MAX_ROWS = 100;

/** The tenant's companies in a popover, found by name, ticker or CIK. */
export function CompanyList({ chosenId, onChoose, order }: CompanyListProps) {
  const [search, setSearch] = useState('');
  const { data, error, term } = useCompanySearch(search);
  const sorted = order ? data?.toSorted(order) : data;
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
        {sorted?.slice(0, MAX_ROWS).map((company) => (
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
        {sorted && sorted.length > MAX_ROWS ? (
          <li className="px-2 py-2 text-xs text-text-3">The first {MAX_ROWS} are listed; type to find others.</li>
        ) : null}
        {error && !data ? (
          <li role="alert" className="px-2 py-3 text-sm text-bad">
            Failed to load companies
          </li>
        ) : null}
        {!data && !error ? (
          <li role="status" className="px-2 py-3 text-sm text-text-3">
            Loading companies...
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

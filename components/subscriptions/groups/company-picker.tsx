'use client';

import { useState } from 'react';
import { useCompanySearch } from '@/components/shared/companies/use-company-search';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SearchInput } from '@/components/ui/search-input';
import type { CompanyChoice } from '@/components/reads/choices';
import { formatCount } from '@/lib/format/numbers';
import { byReadyDocuments } from '../watch/by-ready-documents';

type CompanyPickerProps = {
  value: readonly string[];
  onChange: (companyIds: string[]) => void;
  /** Largest number of companies that can be selected. */
  maximum: number;
  /** Companies that cannot be selected, such as those already included. */
  without?: readonly string[];
};

/** A choice of companies by name, ticker or CIK. Select All selects those found by the search, up to the maximum. */
export function CompanyPicker({ value, onChange, maximum, without = [] }: CompanyPickerProps) {
  const [search, setSearch] = useState('');
  const { data, error, term } = useCompanySearch(search);
  const companies = data?.filter(({ id }) => !without.includes(id)).toSorted(byReadyDocuments);
  const chosen = new Set(value);
  const isFull = chosen.size >= maximum;
  const addable = (companies ?? []).filter(({ id }) => !chosen.has(id)).map(({ id }) => id);
  const toggle = (id: string) => onChange(chosen.has(id) ? value.filter((other) => other !== id) : [...value, id]);
  return (
    <div className="flex flex-col rounded-md border border-line">
      <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
        <SearchInput
          aria-label="Search companies"
          placeholder="Search by name, ticker or CIK..."
          value={search}
          onValueChange={setSearch}
          wrapperClassName="min-w-48 flex-1"
        />
        <Button
          size="sm"
          disabled={isFull || addable.length === 0}
          onClick={() => onChange([...value, ...addable].slice(0, maximum))}
        >
          Select All
        </Button>
        <Button size="sm" variant="ghost" disabled={value.length === 0} onClick={() => onChange([])}>
          Clear
        </Button>
      </div>
      <ul aria-label="Companies" className="h-60 overflow-y-auto">
        {companies?.map((company) => (
          <Choice
            key={company.id}
            company={company}
            isChosen={chosen.has(company.id)}
            isBlocked={isFull && !chosen.has(company.id)}
            onToggle={() => toggle(company.id)}
          />
        ))}
        {error && !data ? (
          <li role="alert" className="px-3 py-4 text-sm text-bad">
            Failed to load companies
          </li>
        ) : null}
        {companies?.length === 0 ? (
          <li role="status" className="px-3 py-4 text-sm text-text-3">
            {term ? `No companies found matching "${term}"` : 'No companies to choose from'}
          </li>
        ) : null}
      </ul>
      <p role="status" className="border-t border-line px-3 py-1.5 text-xs text-text-3 tabular-nums">
        {formatCount(chosen.size)} selected{isFull ? `; ${formatCount(maximum)} is the maximum` : ''}
      </p>
    </div>
  );
}

function Choice({
  company,
  isChosen,
  isBlocked,
  onToggle,
}: {
  company: CompanyChoice;
  isChosen: boolean;
  isBlocked: boolean;
  onToggle: () => void;
}) {
  return (
    <li className="border-b border-line last:border-b-0">
      <label className="flex h-9 items-center gap-3 px-3 text-sm hover:bg-hover dark:hover:bg-line/40">
        <Checkbox checked={isChosen} disabled={isBlocked} onCheckedChange={onToggle} aria-label={company.name} />
        <span className="min-w-0 flex-1 truncate" title={company.name}>
          {company.name}
        </span>
        <span className="w-16 font-mono text-xs text-text-2">{company.ticker}</span>
        <span className="w-24 font-mono text-xs text-text-3">{company.cik}</span>
      </label>
    </li>
  );
}

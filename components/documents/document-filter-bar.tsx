'use client';

import type { RefObject } from 'react';
import { SearchInput } from '@/components/ui/search-input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { Document } from '@/lib/documents/schema';
import { filterChoices, UNKNOWN_YEAR, type DocumentFilters } from './document-groups';

const ALL = 'all';

type DocumentFilterBarProps = {
  searchRef: RefObject<HTMLDivElement | null>;
  documents: readonly Document[];
  filters: DocumentFilters;
  onChange: (filters: DocumentFilters) => void;
};

export function DocumentFilterBar({ searchRef, documents, filters, onChange }: DocumentFilterBarProps) {
  const { formTypes, years } = filterChoices(documents);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div ref={searchRef} className="w-full max-w-[400px] min-w-48 flex-1">
        <SearchInput
          aria-label="Search documents"
          placeholder="Search documents..."
          hint="/"
          value={filters.search}
          onValueChange={(search) => onChange({ ...filters, search })}
        />
      </div>
      <Choice
        label="Document type"
        all="All Types"
        value={filters.formType}
        options={formTypes}
        onChange={(formType) => onChange({ ...filters, formType })}
      />
      <Choice
        label="Fiscal year"
        all="All Years"
        value={filters.fiscalYear}
        options={years}
        onChange={(fiscalYear) => onChange({ ...filters, fiscalYear })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  value: string | null;
  options: readonly string[];
  onChange: (value: string | null) => void;
};

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  // A filter from the URL may name a missing value; it is shown, so that it can be removed.
  const shown = value !== null && !options.includes(value) ? [value, ...options] : options;
  return (
    <Select value={value ?? ALL} onValueChange={(next) => onChange(next === ALL ? null : next)}>
      <SelectTrigger aria-label={label} className="w-36">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value={ALL}>{all}</SelectItem>
        {shown.map((option) => (
          <SelectItem key={option} value={option}>
            {option === UNKNOWN_YEAR ? 'Unknown' : option}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

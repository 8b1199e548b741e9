'use client';

import type { RefObject } from 'react';
import { DocumentChoiceFilter } from '@/components/shared/companies/document-choice-filter';
import { SearchInput } from '@/components/ui/search-input';
import type { Document } from '@/lib/documents/schema';
import { filterChoices, UNKNOWN_YEAR, type DocumentFilters } from './document-groups';

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
      <DocumentChoiceFilter
        className="w-36"
        label="Document type"
        all="All Types"
        value={filters.formType}
        options={formTypes}
        onChange={(formType) => onChange({ ...filters, formType })}
      />
      <DocumentChoiceFilter
        className="w-36"
        label="Fiscal year"
        nameOf={(year) => (year === UNKNOWN_YEAR ? 'Unknown' : year)}
        all="All Years"
        value={filters.fiscalYear}
        options={years}
        onChange={(fiscalYear) => onChange({ ...filters, fiscalYear })}
      />
    </div>
  );
}

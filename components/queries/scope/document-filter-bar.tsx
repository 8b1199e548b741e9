'use client';

import { useId } from 'react';
import { DocumentChoiceFilter } from '@/components/shared/companies/document-choice-filter';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { DocumentChoice } from '@/components/reads/choices';
import { fiscalYearsOf, formTypesOf, isFiltering, NO_FILTERS, type DocumentFilters } from './document-filters';

type DocumentFilterBarProps = {
  documents: readonly DocumentChoice[];
  filters: DocumentFilters;
  onChange: (filters: DocumentFilters) => void;
};

export function DocumentFilterBar({ documents, filters, onChange }: DocumentFilterBarProps) {
  const id = useId();
  const change = (changed: Partial<DocumentFilters>) => onChange({ ...filters, ...changed });
  return (
    <div role="group" aria-label="Filter documents" className="grid grid-cols-2 gap-2">
      <DocumentChoiceFilter
        label="Form type"
        all="All Types"
        value={filters.formType}
        options={formTypesOf(documents)}
        onChange={(formType) => change({ formType })}
      />
      <DocumentChoiceFilter
        label="Fiscal year"
        all="All Years"
        value={filters.fiscalYear === null ? null : String(filters.fiscalYear)}
        options={fiscalYearsOf(documents).map(String)}
        onChange={(year) => change({ fiscalYear: year === null ? null : Number(year) })}
      />
      <div className="col-span-2 flex items-center gap-2">
        <label htmlFor={`${id}-from`} className="shrink-0 text-xs text-text-2">
          Filed
        </label>
        <Input
          id={`${id}-from`}
          type="date"
          aria-label="Filed from"
          className="flex-1"
          max={filters.filedTo ?? undefined}
          value={filters.filedFrom ?? ''}
          onChange={(event) => change({ filedFrom: event.target.value || null })}
        />
        <span aria-hidden className="text-text-3">
          –
        </span>
        <Input
          type="date"
          aria-label="Filed to"
          className="flex-1"
          min={filters.filedFrom ?? undefined}
          value={filters.filedTo ?? ''}
          onChange={(event) => change({ filedTo: event.target.value || null })}
        />
        {isFiltering(filters) ? (
          <Button variant="link" size="sm" onClick={() => onChange(NO_FILTERS)}>
            Clear
          </Button>
        ) : null}
      </div>
    </div>
  );
}

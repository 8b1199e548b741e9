'use client';

import { useEffect, useRef } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { CompanyChoice, DocumentChoice } from '@/components/reads/choices';
import { DocumentFilterBar } from './document-filter-bar';
import { filterDocuments, isSelectable, NO_FILTERS, type DocumentFilters } from './document-filters';
import { DocumentTable } from './document-table';

type DocumentPickerProps = {
  company: CompanyChoice | undefined;
  documents: readonly DocumentChoice[] | undefined;
  error: unknown;
  isRetrying: boolean;
  filters: DocumentFilters;
  selectedIds: readonly string[];
  onFilter: (filters: DocumentFilters) => void;
  onToggle: (documentId: string) => void;
  onToggleAll: (documentIds: readonly string[]) => void;
  onRetry: () => void;
};

/** The filings of the selected company. Scrolls into view when a company is selected. */
export function DocumentPicker({
  company,
  documents,
  error,
  isRetrying,
  filters,
  selectedIds,
  onFilter,
  onToggle,
  onToggleAll,
  onRetry,
}: DocumentPickerProps) {
  const ref = useRef<HTMLElement>(null);
  const isLoaded = documents !== undefined;
  useEffect(() => {
    if (isLoaded) ref.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [company?.id, isLoaded]);
  const readyCount = documents?.filter(isSelectable).length ?? 0;
  return (
    <section ref={ref} aria-label="Documents" className="mt-5 flex scroll-mb-4 flex-col gap-2.5">
      <h2 className="flex items-baseline gap-2 text-base font-semibold">
        <span className="min-w-0 truncate">{company?.name ?? 'Documents'}</span>
        {isLoaded && documents.length > 0 ? (
          <span className="ml-auto shrink-0 text-xs font-normal text-text-3 tabular-nums">
            {selectedIds.length} of {readyCount} ready selected
          </span>
        ) : null}
      </h2>
      {documents === undefined && error ? (
        <ErrorState
          title="Failed to load documents"
          cause={apiErrorMessage(error, 'The list could not be read.')}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      ) : documents === undefined ? (
        <DocumentSkeleton />
      ) : documents.length === 0 ? (
        <EmptyState isLive title="No documents found" className="rounded-lg border border-line">
          Add and fetch documents from the Documents page
        </EmptyState>
      ) : (
        <FilteredDocuments {...{ documents, filters, selectedIds, onFilter, onToggle, onToggleAll }} />
      )}
    </section>
  );
}

type FilteredDocumentsProps = Pick<
  DocumentPickerProps,
  'filters' | 'selectedIds' | 'onFilter' | 'onToggle' | 'onToggleAll'
> & { documents: readonly DocumentChoice[] };

function FilteredDocuments({
  documents,
  filters,
  selectedIds,
  onFilter,
  onToggle,
  onToggleAll,
}: FilteredDocumentsProps) {
  const shown = filterDocuments(documents, filters);
  return (
    <>
      <DocumentFilterBar documents={documents} filters={filters} onChange={onFilter} />
      {shown.length === 0 ? (
        <EmptyState
          isLive
          title="No documents found"
          className="rounded-lg border border-line py-6"
          actions={
            <Button size="sm" onClick={() => onFilter(NO_FILTERS)}>
              Clear filters
            </Button>
          }
        >
          No filing of this company matches the filters.
        </EmptyState>
      ) : (
        <DocumentTable documents={shown} selectedIds={selectedIds} onToggle={onToggle} onToggleAll={onToggleAll} />
      )}
    </>
  );
}

function DocumentSkeleton() {
  return (
    <SkeletonGroup label="Loading documents..." className="rounded-lg border border-line">
      {['w-24', 'w-20', 'w-28', 'w-16'].map((width) => (
        <div key={width} className="flex h-[42px] items-center gap-3 border-b border-line px-4 last:border-b-0">
          <Skeleton className="size-4" />
          <Skeleton className={width} />
          <Skeleton className="ml-auto w-14" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { CloudDownload, Upload } from 'lucide-react';
import { useRef } from 'react';
import { cancelJob } from '@/app/(app)/documents/actions';
import { FetchJobs } from '@/components/jobs/fetch-jobs';
import { apiErrorMessage } from '@/components/api/api-error';
import { Page } from '@/components/shared/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/shared/states/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import type { Company } from '@/lib/companies/schema';
import type { Document } from '@/lib/documents/schema';
import { DocumentFilterBar } from './document-filter-bar';
import { filterFiled, NO_DOCUMENT_FILTERS, type DocumentFilters } from './document-groups';
import { DocumentList, NoDocuments } from './document-list';
import type { DocumentRowProps } from './document-row';

type DocumentsTabProps = Pick<DocumentRowProps, 'canWrite' | 'onProcess' | 'onDelete' | 'onWarnings'> & {
  company: Company;
  documents: UseQueryResult<Document[]>;
  filters: DocumentFilters;
  queuedIds: ReadonlySet<string>;
  isFetchStarting: boolean;
  onFilter: (filters: DocumentFilters) => void;
  onFetch: () => void;
  onUpload: () => void;
};

/** The filings of a company, and running fetches. */
export function DocumentsTab({
  company,
  documents,
  filters,
  isFetchStarting,
  onFilter,
  onFetch,
  onUpload,
  ...list
}: DocumentsTabProps) {
  const searchRef = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => searchRef.current?.querySelector('input')?.focus() });
  const all = documents.data;
  const shown = filterFiled(all ?? [], filters);
  return (
    <Page>
      <DocumentFilterBar searchRef={searchRef} documents={all ?? []} filters={filters} onChange={onFilter} />
      <FetchJobs companies={[company]} canWrite={list.canWrite} cancelJob={cancelJob} />
      {all === undefined && documents.error ? (
        <Card className="flex min-h-[320px] flex-1 items-center justify-center">
          <ErrorState
            title="Failed to load documents"
            cause={apiErrorMessage(documents.error, 'The list could not be read.')}
            onRetry={() => void documents.refetch()}
            isRetrying={documents.isFetching}
          />
        </Card>
      ) : all === undefined ? (
        <LoadingScreen label="Loading documents..." />
      ) : shown.length > 0 ? (
        <DocumentList documents={shown} {...list} />
      ) : (
        <NoDocuments
          isFiltering={all.length > 0}
          onClear={() => onFilter(NO_DOCUMENT_FILTERS)}
          actions={
            list.canWrite ? (
              <>
                <Button
                  size="sm"
                  variant="primary"
                  isBusy={isFetchStarting}
                  disabled={company.is_fetching}
                  onClick={onFetch}
                >
                  <CloudDownload aria-hidden />
                  Fetch Documents
                </Button>
                <Button size="sm" onClick={onUpload}>
                  <Upload aria-hidden />
                  Upload
                </Button>
              </>
            ) : undefined
          }
        />
      )}
    </Page>
  );
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { CloudDownload, Upload } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FetchJobs } from '@/components/companies/fetch-jobs';
import { useFetchDocuments } from '@/components/companies/use-fetch-documents';
import { COMPANIES_KEY } from '@/components/companies/use-company-list';
import { JOBS_KEY, useJobs } from '@/components/companies/use-jobs';
import { useDebounced } from '@/components/queries/use-debounced';
import { apiErrorMessage } from '@/components/shell/api-error';
import { Page } from '@/components/shell/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import type { Company } from '@/lib/companies/schema';
import type { Document } from '@/lib/documents/schema';
import { CompanyHeader } from './company-header';
import { DeleteDocumentDialog } from './delete-document-dialog';
import { DocumentFilterBar } from './document-filter-bar';
import { filterFiled, NO_DOCUMENT_FILTERS } from './document-groups';
import { DocumentList, NoDocuments } from './document-list';
import { writeCompanyAddress, type CompanyAddress } from './page-address';
import { UploadDialog } from './upload-dialog';
import { useCompanyDocuments } from './use-company-documents';
import { useProcessing } from './use-processing';
import { WarningsDialog } from './warnings-dialog';

const PROCESSING_KINDS = ['process-documents', 'fetch-filings'];
const ADDRESS_DELAY_MS = 300;

type Modal = { kind: 'upload' } | { kind: 'delete' | 'warnings'; document: Document };

export type CompanyScreenProps = { initial: { company: Company; documents: Document[] | undefined; readAt: number }; address: CompanyAddress; canWrite: boolean };

export function CompanyScreen({ initial, address, canWrite }: CompanyScreenProps) {
  const queryClient = useQueryClient();
  const [filters, setFilters] = useState(address.filters);
  const [modal, setModal] = useState<Modal | null>(null);
  const [isModalOpen, setIsModalOpen] = useState(false);
  const refresh = useCallback(() => {
    for (const queryKey of [['documents'], COMPANIES_KEY, ['facts']]) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);
  const forget = useRef<() => void>(() => undefined);
  const jobs = useJobs(PROCESSING_KINDS, () => {
    forget.current();
    refresh();
  });
  const isWorkRunning = jobs.active.length > 0 && !jobs.isGivenUp;
  const { company, documents } = useCompanyDocuments(initial, isWorkRunning);
  const { queuedIds, process, remember, forgetAll } = useProcessing(documents.data, isWorkRunning);
  const fetchDocuments = useFetchDocuments();
  const searchRef = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => searchRef.current?.querySelector('input')?.focus() });
  useEffect(() => {
    forget.current = forgetAll;
  });
  useAddress({ tab: 'documents', filters });

  const open = useCallback((next: Modal) => {
    setModal(next);
    setIsModalOpen(true);
  }, []);
  const askToDelete = useCallback((document: Document) => open({ kind: 'delete', document }), [open]);
  const showWarnings = useCallback((document: Document) => open({ kind: 'warnings', document }), [open]);
  const upload = () => open({ kind: 'upload' });
  const fetchFilings = () => fetchDocuments.mutate([company.id]);
  const dialog = { isOpen: isModalOpen, onOpenChange: setIsModalOpen };
  const shown = filterFiled(documents.data ?? [], filters);

  return (
    <Page>
      <CompanyHeader company={company} canWrite={canWrite} isFetchStarting={fetchDocuments.isPending} onFetch={fetchFilings} onUpload={upload} />
      <DocumentFilterBar searchRef={searchRef} documents={documents.data ?? []} filters={filters} onChange={setFilters} />
      <FetchJobs companies={[company]} canWrite={canWrite} />
      {documents.data === undefined && documents.error ? (
        <Card className="flex min-h-[320px] flex-1 items-center justify-center">
          <ErrorState title="Failed to load documents" cause={apiErrorMessage(documents.error, 'The list could not be read.')} onRetry={() => void documents.refetch()} isRetrying={documents.isFetching} />
        </Card>
      ) : documents.data === undefined ? (
        <LoadingScreen label="Loading documents..." />
      ) : shown.length > 0 ? (
        <DocumentList documents={shown} queuedIds={queuedIds} canWrite={canWrite} onProcess={process} onDelete={askToDelete} onWarnings={showWarnings} />
      ) : (
        <NoDocuments
          isFiltering={documents.data.length > 0}
          onClear={() => setFilters(NO_DOCUMENT_FILTERS)}
          actions={canWrite ? (
            <>
              <Button size="sm" variant="primary" isBusy={fetchDocuments.isPending} disabled={company.is_fetching} onClick={fetchFilings}><CloudDownload aria-hidden />Fetch Documents</Button>
              <Button size="sm" onClick={upload}><Upload aria-hidden />Upload</Button>
            </>
          ) : undefined}
        />
      )}
      {modal?.kind === 'upload' ? (
        <UploadDialog
          companyId={company.id}
          companyName={company.name}
          {...dialog}
          onUploaded={(document) => {
            remember(document);
            refresh();
            void queryClient.invalidateQueries({ queryKey: JOBS_KEY });
          }}
        />
      ) : null}
      {modal?.kind === 'delete' ? <DeleteDocumentDialog document={modal.document} {...dialog} /> : null}
      {modal?.kind === 'warnings' ? <WarningsDialog document={modal.document} {...dialog} /> : null}
    </Page>
  );
}

/** Keeps the address in step, so that it can be copied, reloaded and gone back to. */
function useAddress(address: CompanyAddress): void {
  const search = useDebounced(writeCompanyAddress(address), ADDRESS_DELAY_MS);
  useEffect(() => {
    if (window.location.search !== search) window.history.replaceState(null, '', `${window.location.pathname}${search}`);
  }, [search]);
}

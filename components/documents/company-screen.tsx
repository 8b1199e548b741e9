'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as actions from '@/app/(app)/documents/actions';
import { useFetchDocuments } from '@/components/jobs/use-fetch-documents';
import { COMPANIES_KEY, DOCUMENT_KINDS, JOBS_KEY, oneCompany } from '@/components/reads/company-reads';
import { useJobs } from '@/components/jobs/use-jobs';
import { useAddressBar } from '@/components/shared/address';
import { CountBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { Company } from '@/lib/companies/schema';
import type { Document } from '@/lib/documents/schema';
import { CompanyHeader } from './company-header';
import {
  ChangesScreen,
  DeleteDocumentDialog,
  DocumentsTab,
  FinancialsScreen,
  UploadDialog,
  WarningsDialog,
} from './company-parts';
import { factDocuments } from './facts/fact-documents';
import { FactsTab } from './facts/facts-tab';
import { companyTabOf, writeCompanyAddress, type CompanyAddress, type CompanyTab } from './page-address';
import { useCompanyDocuments } from '@/components/shared/companies/use-company-documents';
import { useProcessing } from './use-processing';

/** Interval for fetching the company's document counts while a job runs, in milliseconds. */
const COMPANY_POLL_MS = 4_000;

const NOT_COMPARED = { from: null, to: null };

type Modal = { kind: 'upload' } | { kind: 'delete' | 'warnings'; document: Document };

export type CompanyScreenProps = {
  /** The company as read on the server for the page. */
  company: Company;
  address: CompanyAddress;
  canWrite: boolean;
};

/** A company's page: header, tabs and dialogs; the state of all tabs is in the URL. */
export function CompanyScreen({ company: first, address, canWrite }: CompanyScreenProps) {
  const queryClient = useQueryClient();
  const [filters, setFilters] = useState(address.filters);
  const [tab, setTab] = useState<CompanyTab>(address.tab);
  const [factsOf, setFactsOf] = useState(address.documentId);
  const [compared, setCompared] = useState(address.compared);
  const [modal, setModal] = useState<Modal | null>(null);
  const [isModalOpen, setIsModalOpen] = useState(false);
  const refresh = useCallback(() => {
    for (const queryKey of [['documents'], COMPANIES_KEY, ['facts']]) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);
  const forget = useRef<() => void>(() => undefined);
  const jobs = useJobs(DOCUMENT_KINDS, () => {
    forget.current();
    refresh();
  });
  const isWorkRunning = jobs.active.length > 0 && !jobs.isNoLongerWatched;
  const { data: company = first } = useQuery({
    ...oneCompany(first.id),
    refetchInterval: isWorkRunning ? COMPANY_POLL_MS : false,
  });
  const documents = useCompanyDocuments(first.id, { isWorkRunning });
  const { queuedIds, process, remember, forgetAll } = useProcessing(documents.data, isWorkRunning);
  const fetchDocuments = useFetchDocuments(actions.fetchFilings);
  useEffect(() => {
    forget.current = forgetAll;
  });
  useAddressBar(
    writeCompanyAddress({
      tab,
      filters,
      documentId: tab === 'facts' ? factsOf : null,
      compared: tab === 'changes' ? compared : NOT_COMPARED,
    }),
  );

  const open = useCallback((next: Modal) => {
    setModal(next);
    setIsModalOpen(true);
  }, []);
  const askToDelete = useCallback((document: Document) => open({ kind: 'delete', document }), [open]);
  const showWarnings = useCallback((document: Document) => open({ kind: 'warnings', document }), [open]);
  const upload = () => open({ kind: 'upload' });
  const fetchFilings = () => fetchDocuments.mutate([company.id]);
  const dialog = { isOpen: isModalOpen, onOpenChange: setIsModalOpen };
  const readable = factDocuments(documents.data ?? []);

  return (
    <Tabs value={tab} onValueChange={(next) => setTab(companyTabOf(next))} className="flex min-h-0 flex-1 flex-col">
      <div className="shrink-0 bg-surface px-6 pt-4">
        <CompanyHeader
          company={company}
          canWrite={canWrite}
          isFetchStarting={fetchDocuments.isPending}
          onFetch={fetchFilings}
          onUpload={upload}
        />
        <TabsList aria-label="Company" className="mt-2 border-b-0">
          <TabsTrigger value="documents">
            Documents <CountBadge>{company.total_documents}</CountBadge>
          </TabsTrigger>
          <TabsTrigger value="facts">Governance Facts</TabsTrigger>
          <TabsTrigger value="changes">Changes</TabsTrigger>
          <TabsTrigger value="financials">Financials</TabsTrigger>
        </TabsList>
      </div>
      <TabsContent value="facts" className="flex min-h-0 flex-1 flex-col">
        <FactsTab documents={documents} readable={readable} documentId={factsOf} onDocumentChange={setFactsOf} />
      </TabsContent>
      <TabsContent value="changes" className="flex min-h-0 flex-1 flex-col">
        <ChangesScreen
          companyId={company.id}
          pair={compared}
          onPair={setCompared}
          actions={
            canWrite ? (
              <>
                <Button size="sm" onClick={fetchFilings} disabled={company.is_fetching || fetchDocuments.isPending}>
                  Fetch Documents
                </Button>
                <Button size="sm" variant="secondary" onClick={upload}>
                  Upload
                </Button>
              </>
            ) : null
          }
        />
      </TabsContent>
      <TabsContent value="financials" className="flex min-h-0 flex-1 flex-col">
        <FinancialsScreen companyId={company.id} documents={readable} />
      </TabsContent>
      <TabsContent value="documents" className="flex min-h-0 flex-1 flex-col border-t border-line">
        <DocumentsTab
          company={company}
          documents={documents}
          filters={filters}
          queuedIds={queuedIds}
          canWrite={canWrite}
          isFetchStarting={fetchDocuments.isPending}
          onFilter={setFilters}
          onFetch={fetchFilings}
          onUpload={upload}
          onProcess={process}
          onDelete={askToDelete}
          onWarnings={showWarnings}
        />
      </TabsContent>
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
    </Tabs>
  );
}

'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LibraryBig, Plus, Upload } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useCallback, useEffect, useRef, useState } from 'react';
import { companyList, companyListStart } from '@/components/reads/company-reads';
import { useDebounced } from '@/components/shared/time/use-debounced';
import { apiErrorMessage } from '@/components/api/api-error';
import { Page, PageHeader } from '@/components/shared/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/shared/states/error-state';
import { useListStart } from '@/components/shared/use-list-start';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import type { Company } from '@/lib/companies/schema';
import type { CompanyListStart } from '@/lib/companies/start-company-list';
import { formatCount, formatCounted } from '@/lib/format/numbers';
import { CompanyListSkeleton, NoCompanies, NothingMatches } from './company-list-states';
import { CompanyTable } from './company-table';
import { CompanyToolbar } from './company-toolbar';
import {
  AddCompanyDialog,
  BrowseCompaniesDialog,
  BulkImportDialog,
  DeleteCompanyDialog,
  EditCompanyDialog,
} from './company-dialogs';
import { FetchJobs } from '@/components/jobs/fetch-jobs';
import { useFetchDocuments } from '@/components/jobs/use-fetch-documents';
import { changeParams } from '@/components/shared/address';
import { useFirstRun, type FirstRunActions } from './first-run/use-first-run';
import type { CancelJob } from '@/components/jobs/fetch-progress';
import { useSelection } from './use-selection';

const SEARCH_DELAY_MS = 500;
/** With more companies the first steps are no longer shown. */
const MAX_FIRST_RUN_COMPANIES = 10;

const FirstRunPanel = dynamic(() => import('./first-run/first-run-panel').then((loaded) => loaded.FirstRunPanel));
const FirstRunStrip = dynamic(() => import('./first-run/first-run-strip').then((loaded) => loaded.FirstRunStrip));

type Modal = { kind: 'add' } | { kind: 'import' } | { kind: 'browse' } | { kind: 'edit' | 'delete'; company: Company };

export type CompaniesScreenProps = {
  /** Search text from the URL. */
  initialSearch: string;
  canWrite: boolean;
  /** Server actions of the organization and of documents. */
  actions: FirstRunActions & { cancelJob: CancelJob };
};

/**
 * The companies view: search, list, and the dialogs to add, import, browse, edit and delete; first steps for an empty
 * list.
 */
export function CompaniesScreen({ initialSearch, canWrite, actions }: CompaniesScreenProps) {
  const [search, setSearch] = useState(initialSearch);
  const [modal, setModal] = useState<Modal | null>(null);
  const [isModalOpen, setIsModalOpen] = useState(false);
  const term = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const { query, list, start } = useCompanyList(term);
  const { selectedIds, toggle, toggleAll, remove, clear } = useSelection();
  const fetchDocuments = useFetchDocuments(actions.fetchFilings, clear);
  const searchRef = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => searchRef.current?.querySelector('input')?.focus() });
  useSearchInAddress(term);

  const companies = list ?? start?.companies;
  const steps = useFirstRun();
  const showsSteps = steps !== undefined && steps !== null && canWrite && companies?.length === 0 && !term;
  const open = useCallback((next: Modal) => {
    setModal(next);
    setIsModalOpen(true);
  }, []);
  const edit = useCallback((company: Company) => open({ kind: 'edit', company }), [open]);
  const askToDelete = useCallback((company: Company) => open({ kind: 'delete', company }), [open]);
  const add = () => open({ kind: 'add' });
  const browse = () => open({ kind: 'browse' });
  const dialog = { isOpen: isModalOpen, onOpenChange: setIsModalOpen };

  return (
    <Page>
      <PageHeader
        title="Company Management"
        meta={companies && !query.isPlaceholderData ? <Totals {...(start ?? totalsOf(companies))} /> : null}
        actions={
          canWrite ? (
            <>
              <Button onClick={() => open({ kind: 'import' })}>
                <Upload aria-hidden />
                Bulk Import
              </Button>
              <Button onClick={browse}>
                <LibraryBig aria-hidden />
                Browse Companies
              </Button>
              <Button variant="primary" onClick={add}>
                <Plus aria-hidden />
                Add New Company
              </Button>
            </>
          ) : undefined
        }
      />
      <CompanyToolbar
        searchRef={searchRef}
        search={search}
        onSearch={setSearch}
        selectedCount={canWrite ? selectedIds.size : 0}
        isFetchStarting={fetchDocuments.isPending}
        onFetch={() => fetchDocuments.mutate([...selectedIds])}
        onClear={clear}
      />
      <FetchJobs companies={list} canWrite={canWrite} cancelJob={actions.cancelJob} isContactFormShown={showsSteps} />
      {steps && canWrite && companies && companies.length > 0 && companies.length <= MAX_FIRST_RUN_COMPANIES ? (
        <FirstRunStrip steps={steps} companies={companies} actions={actions} />
      ) : null}
      {query.data === undefined && query.error ? (
        <Card className="flex min-h-[360px] flex-1 items-center justify-center">
          <ErrorState
            title="Failed to load companies"
            cause={`${apiErrorMessage(query.error, 'The list could not be read.')} Your list is not affected.`}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        </Card>
      ) : companies === undefined ? (
        <CompanyListSkeleton canWrite={canWrite} />
      ) : companies.length > 0 ? (
        <CompanyTable
          companies={companies}
          total={start?.total ?? companies.length}
          selectedIds={selectedIds}
          canWrite={canWrite}
          isStale={query.isPlaceholderData}
          onToggle={toggle}
          onToggleAll={() => toggleAll(companies.map(({ id }) => id))}
          onEdit={edit}
          onDelete={askToDelete}
        />
      ) : term ? (
        <NothingMatches search={term} canWrite={canWrite} onClear={() => setSearch('')} onBrowse={browse} />
      ) : steps && showsSteps ? (
        <FirstRunPanel
          steps={steps}
          actions={actions}
          onBrowse={browse}
          onImport={() => open({ kind: 'import' })}
          onAdd={add}
        />
      ) : (
        <NoCompanies canWrite={canWrite} onAdd={add} onBrowse={browse} />
      )}
      {modal?.kind === 'add' ? <AddCompanyDialog {...dialog} /> : null}
      {modal?.kind === 'import' ? <BulkImportDialog {...dialog} /> : null}
      {modal?.kind === 'browse' ? <BrowseCompaniesDialog {...dialog} /> : null}
      {modal?.kind === 'edit' ? <EditCompanyDialog key={modal.company.id} company={modal.company} {...dialog} /> : null}
      {modal?.kind === 'delete' ? (
        <DeleteCompanyDialog company={modal.company} {...dialog} onDeleted={({ id }) => remove(id)} />
      ) : null}
    </Page>
  );
}

type TotalsProps = Pick<CompanyListStart, 'total' | 'total_documents' | 'ready_for_queries'>;

function Totals({ total, total_documents: filings, ready_for_queries: ready }: TotalsProps) {
  return (
    <>
      {formatCounted(total, 'company', 'companies')} · {formatCounted(filings, 'filing')} · {formatCount(ready)} ready
    </>
  );
}

function totalsOf(companies: readonly Company[]): TotalsProps {
  const sum = (field: 'total_documents' | 'ready_for_queries') =>
    companies.reduce((total, company) => total + company[field], 0);
  return {
    total: companies.length,
    total_documents: sum('total_documents'),
    ready_for_queries: sum('ready_for_queries'),
  };
}

/** All matching companies, which come with the page; of a long list its start is drawn until the list follows. */
function useCompanyList(search: string) {
  const query = useQuery({ ...companyList(search), placeholderData: keepPreviousData });
  return { query, ...useListStart(query.data, companyListStart(search)) };
}

/** Keeps the search text in the URL, so that it can be copied and the back button works. */
function useSearchInAddress(term: string): void {
  useEffect(() => {
    const shown = new URLSearchParams(window.location.search).get('q') ?? '';
    if (shown !== term) changeParams({ q: term });
  }, [term]);
}

'use client';

import { useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { useCompanySearch } from '@/components/shared/companies/use-company-search';
import { FRESH_MS } from '@/components/api/query-client';
import { SearchInput } from '@/components/ui/search-input';
import { formatCounted } from '@/lib/format/numbers';
import type { CompanyChoice } from '@/components/reads/choices';
import { CompanyList } from './company-list';
import { DocumentPicker } from './document-picker';
import { SELECT_FIRST } from './selection';
import type { QueryScreenState } from '../use-query-screen';

type CompanySetupProps = { state: QueryScreenState; searchRef: RefObject<HTMLDivElement | null> };

export function CompanySetup({ state, searchRef }: CompanySetupProps) {
  const [search, setSearch] = useState('');
  // Short, because a filing may just have become ready on another screen.
  const companies = useCompanySearch(search, { staleTime: FRESH_MS });
  const { selection, documents } = state;
  const selectedCount = selection.documentIds.length;
  const choose = (company: CompanyChoice) => state.chooseCompany(company);
  return (
    <>
      <div data-plumb-panel className="min-h-0 flex-1 overflow-x-clip overflow-y-auto px-5 py-3">
        <div ref={searchRef} className="mb-2.5">
          <SearchInput
            aria-label="Search companies"
            placeholder="Search by company name or ticker..."
            hint="/"
            value={search}
            onValueChange={setSearch}
          />
        </div>
        <CompanyList
          companies={companies.data}
          error={companies.error}
          isRetrying={companies.isFetching}
          selectedId={selection.companyId}
          onChoose={choose}
          onRetry={() => void companies.refetch()}
        />
        {selection.companyId ? (
          <DocumentPicker
            company={state.company}
            documents={documents.data}
            error={documents.error}
            isRetrying={documents.isFetching}
            filters={state.filters}
            selectedIds={selection.documentIds}
            onFilter={state.setFilters}
            onToggle={state.toggleDocument}
            onToggleAll={state.toggleAll}
            onRetry={() => void documents.refetch()}
          />
        ) : null}
      </div>
      {selection.companyId ? (
        <footer className="flex shrink-0 items-center justify-between gap-3 border-t border-line px-5 py-2.5">
          <p className="text-xs text-text-2" role="status">
            {selectedCount === 0 ? SELECT_FIRST : `${formatCounted(selectedCount, 'document')} selected`}
          </p>
          <Button
            variant="primary"
            size="sm"
            className="text-sm"
            disabled={selectedCount === 0}
            onClick={() => state.openTab('query')}
          >
            Ask a question
          </Button>
        </footer>
      ) : null}
    </>
  );
}

'use client';

import { Check, SearchX } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button, buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { SearchInput } from '@/components/ui/search-input';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { CompanyChoice } from '@/components/reads/choices';
import { formatCounted } from '@/lib/format/numbers';
import { useCompanySearch } from '@/components/shared/companies/use-company-search';
import type { Wizard } from './use-wizard';

export function CompanyStep({ wizard }: { wizard: Wizard }) {
  const [search, setSearch] = useState('');
  const { data, error, refetch, isFetching, term } = useCompanySearch(search);
  const companies = data?.toSorted((a, b) => b.ready_for_queries - a.ready_for_queries || a.name.localeCompare(b.name));
  return (
    <Card className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-4 border-b border-line px-4 py-2.5">
        <h2 className="text-base font-semibold">Company</h2>
        <SearchInput
          aria-label="Search companies"
          placeholder="Search by name, ticker or CIK..."
          value={search}
          onValueChange={setSearch}
          wrapperClassName="w-full max-w-[420px]"
        />
        <span className="ml-auto shrink-0 text-xs text-text-3 tabular-nums">
          {companies ? formatCounted(companies.length, 'company', 'companies') : null}
        </span>
      </div>
      {error && !companies ? (
        <ErrorState
          title="Failed to load companies"
          cause={apiErrorMessage(error, 'The list could not be read.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          className="flex-1"
        />
      ) : !companies ? (
        <LoadingCompanies />
      ) : companies.length === 0 ? (
        <NoCompanies term={term} onClear={() => setSearch('')} />
      ) : (
        <ul aria-label="Companies" className="min-h-0 flex-1 overflow-y-auto">
          {companies.map((company) => (
            <CompanyRow
              key={company.id}
              company={company}
              isChosen={company.id === wizard.companyId}
              onChoose={() => wizard.chooseCompany(company)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CompanyRow({
  company,
  isChosen,
  onChoose,
}: {
  company: CompanyChoice;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const ready = company.ready_for_queries;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={cn(
          'flex h-[42px] w-full items-center gap-4 px-4 text-left -outline-offset-2 hover:bg-hover',
          isChosen && 'bg-selected hover:bg-selected',
        )}
      >
        <span
          aria-hidden
          className={cn(
            'flex size-4 shrink-0 items-center justify-center rounded-full border border-control',
            isChosen && 'border-ink bg-ink text-on-ink',
          )}
        >
          {isChosen ? <Check className="size-3 stroke-[2.5]" /> : null}
        </span>
        <span className="min-w-0 flex-1 truncate font-medium" title={company.name}>
          {company.name}
        </span>
        <span className="w-20 font-mono text-xs text-text-2">{company.ticker}</span>
        <span className="w-24 font-mono text-xs text-text-3">{company.cik}</span>
        <span className={cn('w-36 text-right text-xs tabular-nums', ready > 0 ? 'text-text-2' : 'text-text-3')}>
          {ready > 0 ? `${formatCounted(ready, 'document')} ready` : 'No documents ready'}
        </span>
      </button>
    </li>
  );
}

function NoCompanies({ term, onClear }: { term: string; onClear: () => void }) {
  return (
    <div className="flex flex-1 items-center justify-center">
      {term ? (
        <EmptyState
          title={`No companies found matching "${term}"`}
          icon={<SearchX aria-hidden />}
          isLive
          actions={
            <Button size="sm" onClick={onClear}>
              Clear search
            </Button>
          }
        >
          Check the spelling, or add the company first.
        </EmptyState>
      ) : (
        <EmptyState
          title="No companies added yet"
          actions={
            <Link href="/companies" className={buttonVariants({ variant: 'primary', size: 'sm' })}>
              Go to Companies
            </Link>
          }
        >
          A report is about one company. Add it and its filings first.
        </EmptyState>
      )}
    </div>
  );
}

function LoadingCompanies() {
  return (
    <SkeletonGroup label="Loading companies...">
      {[60, 44, 52, 70, 48].map((width) => (
        <div key={width} className="flex h-[42px] items-center border-b border-line px-4">
          <Skeleton style={{ width: `${width / 2}%` }} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

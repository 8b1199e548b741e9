'use client';

import { FilePlus2, RefreshCw, SearchX } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Page, PageHeader } from '@/components/shared/page';
import { Button, buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { notify } from '@/components/ui/toast';
import { formatCounted } from '@/lib/format/numbers';
import type { ReportList, ReportQuery } from '@/components/reads/report-reads';
import { replaceAddress } from '@/components/shared/address';
import { useReports } from '../use-reports';
import { ReportCard } from './report-card';
import { ReportFilterBar } from './report-filters';
import { isFiltered, readFilters, withFilters } from './url-state';

/** The list of reports with its filters, which are in the URL; fetched again while one is being generated. */
export function MyReports({ hasOrganization, canWrite }: { hasOrganization: boolean; canWrite: boolean }) {
  const filters = readFilters(useSearchParams());
  const { data, error, isFetching, refetch } = useReports(filters);
  const [isRefreshing, setIsRefreshing] = useState(false);
  // The shown list is kept; only the failure is reported.
  const refresh = async () => {
    setIsRefreshing(true);
    const { error: failure, data: kept } = await refetch();
    setIsRefreshing(false);
    if (failure && kept)
      notify.error('Failed to load reports', { description: apiErrorMessage(failure, 'The list was not changed.') });
  };
  const change = (changes: Partial<ReportQuery>) => replaceAddress(withFilters(filters, changes));
  return (
    <Page>
      <PageHeader
        title="My Reports"
        meta={data ? formatCounted(data.total, 'report') : null}
        actions={
          <>
            <Button onClick={() => void refresh()} isBusy={isRefreshing} busyLabel="Refresh">
              <RefreshCw aria-hidden />
              Refresh
            </Button>
            {canWrite ? (
              <Link href="/reports?tab=generate" className={buttonVariants({ variant: 'primary' })}>
                <FilePlus2 aria-hidden />
                Generate Report
              </Link>
            ) : null}
          </>
        }
      />
      <ReportFilterBar filters={filters} hasOrganization={hasOrganization} onChange={change} />
      {data ? (
        <Reports list={data} filters={filters} canWrite={canWrite} onChange={change} />
      ) : (
        <Card className="flex min-h-[360px] flex-1 flex-col justify-center">
          {error ? (
            <ErrorState
              title="Failed to load reports"
              cause={apiErrorMessage(error, 'The list could not be read. Nothing was changed.')}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          ) : (
            <LoadingReports />
          )}
        </Card>
      )}
    </Page>
  );
}

type ReportsProps = {
  list: ReportList;
  filters: ReportQuery;
  canWrite: boolean;
  onChange: (changes: Partial<ReportQuery>) => void;
};

function Reports({ list, filters, canWrite, onChange }: ReportsProps) {
  if (list.reports.length > 0) {
    return (
      <>
        <ul aria-label="Reports" className="-mx-1 flex min-h-0 flex-1 flex-col gap-2.5 overflow-y-auto px-1 pb-1">
          {list.reports.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} />
            </li>
          ))}
        </ul>
        <Pagination
          page={filters.page}
          size={filters.size}
          total={list.total}
          noun="reports"
          onPageChange={(page) => onChange({ page })}
        />
      </>
    );
  }
  return (
    <Card className="flex min-h-[360px] flex-1 items-center justify-center">
      {isFiltered(filters) || filters.page > 1 ? (
        <EmptyState
          title="No reports match"
          icon={<SearchX aria-hidden />}
          isLive
          actions={
            <Button
              size="sm"
              onClick={() => onChange({ companyId: null, templateId: null, status: null, visibility: null })}
            >
              Clear filters
            </Button>
          }
        >
          No report has this company, template, status and visibility.
        </EmptyState>
      ) : (
        <EmptyState
          title="No Reports Yet"
          actions={
            canWrite ? (
              <Link href="/reports?tab=generate" className={buttonVariants({ variant: 'primary', size: 'sm' })}>
                Generate Report
              </Link>
            ) : null
          }
        >
          A report answers the queries of a template over the filings of a company, each answer with its sources.
        </EmptyState>
      )}
    </Card>
  );
}

function LoadingReports() {
  return (
    <SkeletonGroup label="Loading reports..." className="flex flex-1 flex-col">
      {[64, 52, 72, 48].map((width) => (
        <div key={width} className="flex h-[70px] items-center gap-4 border-b border-line px-4">
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton style={{ width: `${width}%` }} />
            <Skeleton className="w-1/3" />
          </div>
          <Skeleton className="h-7 w-40" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { Table, TableBody, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { AuditRecord } from '@/lib/audit-log/schema';
import { AuditDetails } from './audit-details';
import { AuditFilterBar } from './audit-filter-bar';
import { AuditRow } from './audit-row';
import { ChainState } from './chain-state';
import { ExportMenu } from './export-menu';
import { LoadingRows, LoadProblem } from '../list-states';
import { auditChoices, auditPages } from '@/components/reads/organization-reads';
import { useAuditFilters } from './use-audit-filters';

/** The audit log, newest first; for admins. The filters are kept in the URL. */
export function AuditTab() {
  const { filters, setFilter, clear } = useAuditFilters();
  const [open, setOpen] = useState<AuditRecord | null>(null);
  const choices = useQuery({
    ...auditChoices,
    staleTime: FRESH_MS,
  });
  const log = useInfiniteQuery({
    ...auditPages(filters),
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  const records = log.data?.pages.flatMap((page) => page.records);
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <section aria-labelledby="audit-heading" className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="audit-heading" className="text-base font-semibold">
          Audit Log
        </h2>
        <ChainState records={choices.data?.records} />
        <span className="ml-auto">
          <ExportMenu filters={filters} />
        </span>
      </div>
      <AuditFilterBar filters={filters} choices={choices.data} onChange={setFilter} onClear={clear} />
      {records?.length === 0 ? (
        <Card className="flex min-h-[300px] flex-1 items-center justify-center">
          <EmptyState
            isLive
            title={isFiltered ? 'No records match' : 'No records yet'}
            actions={
              isFiltered ? (
                <Button size="sm" onClick={clear}>
                  Clear filters
                </Button>
              ) : null
            }
          >
            {isFiltered
              ? 'No records in the log match these filters.'
              : 'Every change, report and answer is recorded here.'}
          </EmptyState>
        </Card>
      ) : records ? (
        <TableContainer>
          <Table aria-labelledby="audit-heading">
            <TableHeader>
              <TableRow isStatic>
                <TableHead>Time</TableHead>
                <TableHead>Person</TableHead>
                <TableHead>Action</TableHead>
                <TableHead>Subject</TableHead>
                <TableHead className="w-12">
                  <span className="sr-only">Details</span>
                </TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {records.map((record) => (
                <AuditRow key={record.id} record={record} onOpen={() => setOpen(record)} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : log.error ? (
        <LoadProblem
          title="Failed to load the audit log"
          cause={apiErrorMessage(log.error, 'The log could not be read.')}
          onRetry={() => void log.refetch()}
          isRetrying={log.isFetching}
        />
      ) : (
        <LoadingRows label="Loading the audit log..." />
      )}
      {log.hasNextPage ? (
        <Button
          size="sm"
          className="self-center"
          onClick={() => void log.fetchNextPage()}
          isBusy={log.isFetchingNextPage}
          busyLabel="Loading..."
        >
          Load older records
        </Button>
      ) : null}
      {open ? <AuditDetails record={open} onClose={() => setOpen(null)} /> : null}
    </section>
  );
}

'use client';

import { RefreshCw } from 'lucide-react';
import { useNow } from '@/components/shared/time/use-now';
import { apiErrorMessage } from '@/components/api/api-error';
import { Page, PageHeader } from '@/components/shared/page';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { LoadingScreen } from '@/components/ui/spinner';
import { Table, TableBody, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatWholeDuration } from '@/lib/format/durations';
import { formatCount } from '@/lib/format/numbers';
import { QueueRow } from './queue-row';
import { QueueSummaryBar } from './queue-summary-bar';
import { useQueueItems, useQueueSummary } from './use-queue';

/** The Queue tab of the AGM Reports page: waiting, running and ended items. Fetched again every 30 seconds. */
export function QueueTab({ canWrite }: { canWrite: boolean }) {
  const summary = useQueueSummary();
  const items = useQueueItems();
  const refresh = () => void Promise.all([summary.refetch(), items.refetch()]);
  const error = summary.error ?? items.error;
  const isFetching = summary.isFetching || items.isFetching;
  const isLoaded = summary.data && items.data;
  return (
    <Page>
      <PageHeader
        title="Report Generation Queue"
        actions={
          isLoaded ? <Freshness updatedAt={items.dataUpdatedAt} isFetching={isFetching} onRefresh={refresh} /> : null
        }
      />
      {isLoaded ? (
        <>
          <QueueSummaryBar summary={summary.data} />
          {items.data.items.length === 0 ? (
            <Card className="flex min-h-[300px] flex-1 items-center justify-center">
              <EmptyState title="The queue is empty">
                Reports of subscriptions and groups are listed here while they wait and run, and after they finish.
              </EmptyState>
            </Card>
          ) : (
            <TableContainer>
              <Table aria-label="Queued reports">
                <TableHeader>
                  <ColumnNames />
                </TableHeader>
                <TableBody>
                  {items.data.items.map((item) => (
                    <QueueRow key={item.id} item={item} canWrite={canWrite} />
                  ))}
                </TableBody>
              </Table>
              {items.data.total > items.data.items.length ? (
                <p className="border-t border-line px-4 py-2 text-xs text-text-3">
                  {formatCount(items.data.items.length)} of {formatCount(items.data.total)} items are shown.
                </p>
              ) : null}
            </TableContainer>
          )}
        </>
      ) : error ? (
        <Card className="flex min-h-[360px] flex-1 flex-col justify-center">
          <ErrorState
            title="Failed to load queue status"
            cause={apiErrorMessage(error, 'The queue could not be read.')}
            onRetry={refresh}
            isRetrying={isFetching}
          />
        </Card>
      ) : (
        <LoadingScreen label="Loading the queue..." />
      )}
    </Page>
  );
}

function Freshness({
  updatedAt,
  isFetching,
  onRefresh,
}: {
  updatedAt: number;
  isFetching: boolean;
  onRefresh: () => void;
}) {
  const now = useNow();
  const age = now === null ? 0 : Math.max(0, now - updatedAt);
  return (
    <p className="flex items-center gap-1.5 text-sm text-text-3 tabular-nums">
      <IconButton
        size="sm"
        label="Refresh the queue"
        tooltip="Refresh"
        icon={<RefreshCw className={isFetching ? 'animate-spin' : undefined} />}
        onClick={onRefresh}
      />
      Updated {formatWholeDuration(Math.floor(age / 1000) * 1000)} ago, every 30 s<span aria-hidden>·</span>
      <span className="text-text-2">
        Next daily run <span className="font-medium text-text">04:00 UTC</span>
      </span>
    </p>
  );
}

function ColumnNames() {
  return (
    <TableRow isStatic>
      <TableHead>Report</TableHead>
      <TableHead>Fiscal year</TableHead>
      <TableHead>Status</TableHead>
      <TableHead isNumeric>Priority</TableHead>
      <TableHead>Scheduled for</TableHead>
      <TableHead isNumeric>Duration</TableHead>
      <TableHead>
        <span className="sr-only">Actions</span>
      </TableHead>
    </TableRow>
  );
}

'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { ErrorState } from '@/components/shared/states/error-state';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { LoadingScreen } from '@/components/ui/spinner';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatCount } from '@/lib/format/numbers';
import { QUEUE_STATUSES } from '@/lib/subscriptions/queue/schema';
import type { GroupUsageStats, SubscriptionGroup } from '@/lib/subscriptions/groups/schema';
import { DayChart } from './day-chart';
import { fetchUsageStats, GROUPS_KEY } from './group-reads';

type Span = '7' | '30' | '90';
const SPANS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** The reports of a group by day, state and company, for a period to choose. */
export function UsageDialog({
  group,
  onClose,
}: {
  group: Pick<SubscriptionGroup, 'id' | 'name'>;
  onClose: () => void;
}) {
  const [days, setDays] = useState<Span>('30');
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...GROUPS_KEY, 'usage', group.id, days],
    queryFn: ({ signal }) => fetchUsageStats(group.id, Number(days), signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Usage statistics" description={group.name} className="max-w-[600px]">
        <DialogBody className="pb-5">
          <SegmentedControl
            aria-label="Time span"
            value={days}
            onValueChange={setDays}
            segments={SPANS}
            className="self-start"
          />
          {data ? (
            <Statistics stats={data} />
          ) : error ? (
            <ErrorState
              title="Failed to load usage statistics"
              cause={apiErrorMessage(error, '')}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          ) : (
            <LoadingScreen label="Loading usage statistics..." className="min-h-60" />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Statistics({ stats }: { stats: GroupUsageStats }) {
  return (
    <>
      <p className="text-sm text-text-2">
        <span className="text-lg font-semibold text-text tabular-nums">{formatCount(stats.reports_generated)}</span>
        {' reports generated · '}
        {formatCount(stats.used_this_month)} used this month, at most {formatCount(stats.max_reports_per_month)} for
        each company
      </p>
      <DayChart days={stats.by_day} />
      <ul aria-label="By status" className="flex flex-wrap gap-x-4 gap-y-1">
        {QUEUE_STATUSES.map((status) => (
          <li key={status} className="flex items-center gap-1.5 text-xs tabular-nums">
            <StatusBadge kind="queue" status={status} />
            {formatCount(stats.by_status[status])}
          </li>
        ))}
      </ul>
      <TableContainer className="max-h-56 shrink-0">
        <Table aria-label="By company">
          <TableHeader>
            <TableRow isStatic>
              <TableHead>Company</TableHead>
              <TableHead isNumeric>Reports</TableHead>
              <TableHead isNumeric>Daily limit</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {stats.by_company.map(({ company_id, name, reports, limit }) => (
              <TableRow key={company_id}>
                <TableCell className="h-9 w-full max-w-0 truncate" title={name}>
                  {name}
                </TableCell>
                <TableCell isNumeric className="h-9">
                  {formatCount(reports)}
                </TableCell>
                <TableCell isNumeric className="h-9">
                  {formatCount(limit)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

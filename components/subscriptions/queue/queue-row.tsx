'use client';

import { RefreshCw } from 'lucide-react';
import Link from 'next/link';
import { LocalTime } from '@/components/shared/time/local-time';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Progress } from '@/components/ui/progress';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { TableCell, TableRow } from '@/components/ui/table';
import { formatWholeDuration } from '@/lib/format/durations';
import { MISSING } from '@/lib/format/numbers';
import type { QueueItem } from '@/lib/subscriptions/queue/schema';
import { useQueueAction } from './use-queue-action';

export function QueueRow({ item, canWrite }: { item: QueueItem; canWrite: boolean }) {
  const { processing_duration_seconds: seconds } = item;
  const note = noteOf(item);
  return (
    <TableRow>
      <TableCell className="h-[54px] w-full max-w-0 min-w-[240px]">
        <span className="block truncate font-medium" title={item.generated_report_name}>
          {item.generated_report_name}
        </span>
        <span
          className={cn('block truncate text-xs', item.status === 'failed' ? 'text-bad' : 'text-text-3')}
          title={note}
        >
          {note}
        </span>
        {item.progress ? (
          <Progress
            className="mt-1"
            value={item.progress.total > 0 ? item.progress.done / item.progress.total : null}
            label={`Progress of ${item.generated_report_name}`}
          />
        ) : null}
      </TableCell>
      <TableCell className="text-text-2 tabular-nums">FY{item.fiscal_year}</TableCell>
      <TableCell>
        <StatusBadge kind="queue" status={item.status} className="align-middle" />
      </TableCell>
      <TableCell isNumeric className="font-mono text-xs text-text-2">
        {item.priority}
      </TableCell>
      <TableCell className="whitespace-nowrap text-text-2">
        <LocalTime iso={item.scheduled_for} />
      </TableCell>
      <TableCell isNumeric className="whitespace-nowrap text-text-2">
        {seconds === null ? MISSING : seconds < 1 ? 'under 1 s' : formatWholeDuration(seconds * 1000)}
      </TableCell>
      <TableCell className="text-right">
        <ItemAction item={item} canWrite={canWrite && item.can_edit} />
      </TableCell>
    </TableRow>
  );
}

/** Why the item is in its state; otherwise what triggered it. */
function noteOf(item: QueueItem): string {
  if (item.status === 'cancelled')
    return item.cancelled_by_name ? `Cancelled by ${item.cancelled_by_name}` : (item.failure_reason ?? 'Cancelled');
  if (item.status === 'running' && item.cancelled_by_name)
    return `Cancelled by ${item.cancelled_by_name}; stops after the current query`;
  if (item.progress) return stepOf(item.progress);
  if (item.status === 'failed') return item.failure_reason ?? 'The report failed.';
  const reasons =
    item.status === 'pending' ? [item.waiting_reason, item.failure_reason].filter((reason) => reason !== null) : [];
  if (item.status === 'pending' && item.missing_document_types.length > 0 && item.waiting_code !== 'missing_documents')
    reasons.push(`Missing documents: ${item.missing_document_types.join(', ')}`);
  return reasons.length > 0 ? reasons.join(' ') : `${item.trigger_doc_type} · ${item.source_name}`;
}

/** The current query, or the step after the last one. */
function stepOf({ done, total, message }: NonNullable<QueueItem['progress']>): string {
  return done < total ? `Query ${done + 1} of ${total}` : message;
}

function ItemAction({ item, canWrite }: { item: QueueItem; canWrite: boolean }) {
  const action = useQueueAction(item.id);
  const name = item.generated_report_name;
  if (item.status === 'completed' && item.report_id)
    return (
      <Link
        href={`/reports/${item.report_id}`}
        aria-label={`View ${name}`}
        className={buttonVariants({ variant: 'ghost', size: 'sm' })}
      >
        View
      </Link>
    );
  if (!canWrite) return null;
  if (item.status === 'failed' || item.status === 'cancelled') {
    return (
      <Button size="sm" aria-label={`Retry ${name}`} isBusy={action.isPending} onClick={() => action.mutate('retry')}>
        <RefreshCw aria-hidden />
        Retry
      </Button>
    );
  }
  if (item.status === 'pending' || (item.status === 'running' && !item.cancelled_by_name)) {
    return (
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Cancel ${name}`}
        isBusy={action.isPending}
        onClick={() => action.mutate('cancel')}
      >
        Cancel
      </Button>
    );
  }
  return null;
}

import { CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { formatWholeDuration } from '@/lib/format/durations';
import { formatCount, MISSING } from '@/lib/format/numbers';
import type { QueueSummary } from '@/lib/subscriptions/queue/schema';

const icon = 'size-4 shrink-0';

export function QueueSummaryBar({ summary }: { summary: QueueSummary }) {
  const { average_wait_seconds: wait } = summary;
  return (
    <Card className="shrink-0">
      <dl aria-label="Queue summary" className="grid grid-cols-3 divide-x divide-line md:grid-cols-6">
        <Figure name="Total items">{formatCount(summary.total_items)}</Figure>
        <Figure name="Pending" icon={<Clock aria-hidden className={`${icon} text-neu-solid`} />}>
          {formatCount(summary.pending)}
        </Figure>
        <Figure name="Running" icon={<LoaderCircle aria-hidden className={`${icon} text-accent-solid`} />}>
          {formatCount(summary.running)}
        </Figure>
        <Figure name="Completed" icon={<CircleCheck aria-hidden className={`${icon} text-ok-solid`} />}>
          {formatCount(summary.completed)}
        </Figure>
        <Figure name="Failed" icon={<CircleAlert aria-hidden className={`${icon} text-bad-solid`} />}>
          {formatCount(summary.failed)}
        </Figure>
        <Figure name="Average wait">{wait === null ? MISSING : formatWholeDuration(wait * 1000)}</Figure>
      </dl>
    </Card>
  );
}

function Figure({ name, icon: shown, children }: { name: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse px-4 py-2.5">
      <dt className="text-xs text-text-2">{name}</dt>
      <dd className="flex items-center gap-1.5 text-lg font-semibold tabular-nums">
        {shown}
        {children}
      </dd>
    </div>
  );
}

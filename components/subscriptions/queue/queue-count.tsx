'use client';

import { CountBadge } from '@/components/ui/badge';
import { formatCount } from '@/lib/format/numbers';
import { useQueueSummary } from './use-queue';

/** Number of waiting and running reports, beside the tab's name. */
export function QueueCount() {
  const { data } = useQueueSummary();
  const open = data ? data.pending + data.running : 0;
  if (open === 0) return null;
  return (
    <CountBadge>
      {formatCount(open)}
      <span className="sr-only"> waiting or running</span>
    </CountBadge>
  );
}

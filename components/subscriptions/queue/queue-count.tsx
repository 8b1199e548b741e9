'use client';

import { CountBadge } from '@/components/ui/badge';
import { useQueueSummary } from './use-queue';

/** Number of waiting and running reports, beside the tab's name. */
export function QueueCount() {
  const { data } = useQueueSummary();
  const open = data ? data.pending + data.running : 0;
  return open > 0 ? <CountBadge aria-label={`${open} waiting or running`}>{open}</CountBadge> : null;
}

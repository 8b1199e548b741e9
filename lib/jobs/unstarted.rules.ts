import { formatCounted } from '@/lib/format/numbers';

/** Longer than an idle worker needs to start a job; a busy worker may take even longer. */
const UNSTARTED_AFTER_MS = 60_000;

/** A message about a job that no worker has started within a minute; null before. */
export function unstartedMessage(askedAt: Date, now = new Date()): string | null {
  const waitedMs = now.getTime() - askedAt.getTime();
  if (waitedMs < UNSTARTED_AFTER_MS) return null;
  const minutes = Math.floor(waitedMs / 60_000);
  const waited = minutes < 120 ? formatCounted(minutes, 'minute') : formatCounted(Math.floor(minutes / 60), 'hour');
  return `No worker has taken this yet; it has waited ${waited}`;
}

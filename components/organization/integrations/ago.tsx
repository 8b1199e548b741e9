'use client';

import { useNow } from '@/components/shared/time/use-now';
import { LocalDay } from '@/components/shared/time/local-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, or the date when that is more than a week. */
export function Ago({ iso }: { iso: string }) {
  const now = useNow();
  const ms = now === null ? Infinity : now - Date.parse(iso);
  if (ms >= 7 * DAY_MS) return <LocalDay iso={iso} />;
  return <time dateTime={iso}>{timeAgo(ms)}</time>;
}

function timeAgo(ms: number): string {
  if (ms < MINUTE_MS) return 'just now';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h ago`;
  const days = Math.floor(ms / DAY_MS);
  return days === 1 ? 'a day ago' : `${days} days ago`;
}

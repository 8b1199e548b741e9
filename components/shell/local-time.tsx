'use client';

import { useSyncExternalStore } from 'react';
import { formatDateTime } from '@/lib/format/dates';

const subscribe = () => () => undefined;

/** A moment in the reader's own time zone. The server does not know it and renders UTC until the page is live. */
export function LocalTime({ iso, className }: { iso: string; className?: string }) {
  const text = useSyncExternalStore(
    subscribe,
    () => formatDateTime(iso),
    () => formatDateTime(iso, { timeZone: 'UTC' }),
  );
  return (
    <time dateTime={iso} className={className}>
      {text}
    </time>
  );
}

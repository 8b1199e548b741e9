'use client';

import { useSyncExternalStore } from 'react';
import { formatDate, formatDateTime } from '@/lib/format/dates';

const subscribe = () => () => undefined;

type LocalProps = { iso: string; className?: string };

/** A moment in the reader's own time zone. The server does not know it and renders UTC until the page is live. */
export function LocalTime(props: LocalProps) {
  return <Local {...props} format={formatDateTime} />;
}

/** The day of a moment in the reader's own time zone. */
export function LocalDay(props: LocalProps) {
  return <Local {...props} format={formatDate} />;
}

type Format = (iso: string, options?: { timeZone: string }) => string;

function Local({ iso, className, format }: LocalProps & { format: Format }) {
  const text = useSyncExternalStore(
    subscribe,
    () => format(iso),
    () => format(iso, { timeZone: 'UTC' }),
  );
  return (
    <time dateTime={iso} className={className}>
      {text}
    </time>
  );
}

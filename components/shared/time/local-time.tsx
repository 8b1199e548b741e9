'use client';

import { useSyncExternalStore } from 'react';
import { formatDate, formatDateTime } from '@/lib/format/dates';

const subscribe = () => () => undefined;

type LocalProps = { iso: string; className?: string };

/** A time in the browser's time zone. The server does not know it and renders UTC until hydration. */
export function LocalTime(props: LocalProps) {
  return <Local {...props} format={formatDateTime} />;
}

/** The date of a time in the browser's time zone. */
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

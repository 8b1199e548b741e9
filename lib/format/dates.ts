import { MISSING } from './numbers';

type DateInput = string | Date | null | undefined;

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/u;

/** "Apr 2, 2026" in the browser's time zone or the given one. A date without a time is not shifted. */
export function formatDate(value: DateInput, { timeZone }: { timeZone?: string } = {}): string {
  return format(value, { year: 'numeric', month: 'short', day: 'numeric', ...(timeZone ? { timeZone } : {}) });
}

/** "April 2, 2026", for meeting days. */
export function formatLongDate(value: DateInput): string {
  return format(value, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** "Apr 22, 2026, 2:16 PM" in the browser's time zone or the given one; UTC is named. */
export function formatDateTime(value: DateInput, { timeZone }: { timeZone?: string } = {}): string {
  const text = format(value, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });
  return timeZone === 'UTC' && text !== MISSING ? `${text} UTC` : text;
}

/** "2026-04-02", only for generated titles. */
export function formatIsoDate(value: DateInput): string {
  const date = toDate(value);
  return date ? date.toISOString().slice(0, 10) : MISSING;
}

function format(value: DateInput, options: Intl.DateTimeFormatOptions): string {
  const date = toDate(value);
  if (!date) return MISSING;
  const isDateOnly = typeof value === 'string' && DATE_ONLY.test(value);
  // Some engines put a narrow no-break space before PM; an ordinary space makes server and browser output equal.
  return new Intl.DateTimeFormat('en-US', isDateOnly ? { ...options, timeZone: 'UTC' } : options)
    .format(date)
    .replace(/\u202f/gu, ' ');
}

function toDate(value: DateInput): Date | null {
  if (!value) return null;
  const date = value instanceof Date ? value : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

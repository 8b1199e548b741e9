/** Numbers and dates as filings print them. */
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export function n(value: number): string {
  return grouped.format(value);
}

/** Accounting style: negatives in parentheses, zero as a dash. */
export function acct(value: number): string {
  if (value === 0) return '—';
  return value < 0 ? `(${grouped.format(-value)})` : grouped.format(value);
}

export function usd(value: number): string {
  return value === 0 ? '$—' : value < 0 ? `$(${grouped.format(-value)})` : `$${grouped.format(value)}`;
}

export function usd2(value: number): string {
  return `$${value.toFixed(2)}`;
}

export function pct(value: number, digits = 1): string {
  return `${value.toFixed(digits)}%`;
}

export function change(now: number, before: number): string {
  const percent = (now / before - 1) * 100;
  return percent < 0 ? `(${(-percent).toFixed(1)})%` : `${percent.toFixed(1)}%`;
}

export function longDate(iso: string): string {
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

export function dayDate(iso: string): string {
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
];

export function word(value: number): string {
  return words[value] ?? String(value);
}

export function capital(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

export function surname(name: string): string {
  return (
    name
      .replace(/, (Jr\.|M\.D\.|Ph\.D\.)$/, '')
      .split(' ')
      .at(-1) ?? name
  );
}

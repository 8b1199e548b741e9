import { MISSING } from '@/lib/format/numbers';

/** Support in percent: 97.94 → "97.9%". Never rounded up to a multiple of ten, so that 79.99 does not read as 80. */
export function supportText(support: number | null): string {
  return support === null ? MISSING : `${oneDigit(support).toFixed(1)}%`;
}

function oneDigit(support: number): number {
  const rounded = Math.round(support * 10) / 10;
  return rounded > support && rounded % 10 === 0 ? Math.floor(support * 10) / 10 : rounded;
}

/** Percentage points from one support to the next: "−28.2", "+0.4". */
export function changeText(now: number, before: number): string {
  const change = Math.round((now - before) * 10) / 10;
  return change === 0 ? '0.0' : `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)}`;
}

/** The start of an axis in percent: 50, or lower when a value is. */
export function axisStart(values: readonly number[]): number {
  return Math.max(0, Math.min(50, Math.floor(Math.min(100, ...values) / 10) * 10));
}

/** The position of a value in percent, from 0 to 1, along an axis that ends at 100 percent. */
export function alongAxis(value: number, start: number): number {
  return Math.min(1, Math.max(0, (value - start) / (100 - start)));
}

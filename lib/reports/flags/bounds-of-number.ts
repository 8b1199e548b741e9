import type { Fact } from '@/lib/facts/fact';
import { oneOf } from '@/lib/format/patterns';
import { AT_LEAST_WORDS } from './bounds-of-number-patterns';

const AT_LEAST = new RegExp(String.raw`\b${oneOf(AT_LEAST_WORDS)}\s(?:\w+\s){0,2}$`, 'i');
const AFTER_AT_LEAST = /^\s?(?:%|percent)?\s?(?:or more|or greater|or higher)\b/i;
const FEWER_NONE = /\b(?:no|none of (?:our|the)|not one)\b[^.]{0,60}\b(?:fewer|less) than\s(?:\w+\s)?$/i;

/**
 * The range that a stated number implies: "more than 95%" is a lower bound. Undefined for an average, which does not
 * bound any single value.
 */
export function boundsOfNumber(
  value: number,
  fact: Pick<Fact, 'key' | 'quote' | 'unit'>,
): { low: number; high: number } | undefined {
  const quote = fact.quote.replace(/\s+/g, ' ');
  const isAttendance = fact.key === 'board_attendance';
  if (isAttendance && /\baverage\b|\baggregate attendance\b|\boverall attendance\b/i.test(quote)) return undefined;
  const at = positionOf(quote, value);
  if (at === undefined) return { low: value, high: value };
  const ahead = quote.slice(0, at.start);
  const isBound = AT_LEAST.test(ahead) || AFTER_AT_LEAST.test(quote.slice(at.end)) || FEWER_NONE.test(ahead);
  const ceiling = fact.unit === 'percent' ? 100 : Infinity;
  return isBound ? { low: value, high: Math.max(value, ceiling) } : { low: value, high: value };
}

function positionOf(quote: string, value: number): { start: number; end: number } | undefined {
  for (const match of quote.matchAll(/\d[\d,]*(?:\.\d+)?/g)) {
    if (Number(match[0].replaceAll(',', '')) === value)
      return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

import { smallCount, toCount } from '@/lib/format/words/number-words';
import type { FactKey } from '../fact-keys';
import type { FactValue } from '../fact';
import { surnameOf } from '@/lib/reading/text/names/names';

const FIRST_COUNT = new RegExp(String.raw`\d+|\b${smallCount(1, 6)}\b`, 'i');

/**
 * A value in the form used to compare sightings: the first number of a limit, the surname of a person, the length of a
 * list.
 */
export function toComparable(key: FactKey, value: FactValue): number | string {
  if (key === 'shareholder_proposals' || key === 'proposals') {
    const numbers = Array.isArray(value) ? value.map((item) => Number(item.number)).filter(Number.isFinite) : [];
    return Math.max(0, ...numbers);
  }
  if (key === 'largest_holder') return Number(Array.isArray(value) ? value[0]?.percent : NaN) || 0;
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'number') return value;
  const text = String(value);
  if (key === 'board_chair' || key === 'lead_independent_director') return surnameOf(text);
  if (key === 'auditor') return text.toLowerCase().split(/[\s,]/)[0] ?? '';
  if (key === 'overboarding_limit') return toCount(FIRST_COUNT.exec(text)?.[0]) ?? text;
  if (key === 'special_meeting_right') return Number(/(\d+(?:\.\d+)?)\s?%/.exec(text)?.[1] ?? NaN) || text;
  return text;
}

/** Whether two values are equal: numbers to one part in ten thousand, texts in any case. */
export function isSameValue(left: number | string, right: number | string): boolean {
  if (typeof left === 'number' && typeof right === 'number')
    return Math.abs(left - right) <= Math.max(1e-6, 1e-4 * Math.abs(right));
  return String(left).toLowerCase() === String(right).toLowerCase();
}

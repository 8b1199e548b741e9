import { FACT_LABELS, isFactKey } from '@/lib/facts/fact-keys';
import { formatFactValue } from '@/lib/facts/fact-words';
import type { StatedFact } from './read-filing-facts';
import type { FactChange } from './schema';

/** Lists have places of their own on the screen; holders change with every filing. */
const LISTS = new Set(['nominees', 'proposals', 'shareholder_proposals', 'holders']);
/** Facts that change with every meeting; they come last. */
const ROUTINE = new Set([
  'meeting_date',
  'meeting_time',
  'meeting_place',
  'record_date',
  'proposal_deadline',
  'shares_outstanding',
]);

/**
 * The smallest change that concerns a stewardship analyst: in percent for amounts, in points for shares, in the unit
 * itself for counts.
 */
const CONCERNS: Readonly<Record<string, { way: 'up' | 'down'; least: number }>> = {
  ceo_pay_ratio: { way: 'up', least: 25 },
  ceo_total_pay: { way: 'up', least: 25 },
  say_on_pay_support: { way: 'down', least: 5 },
  independent_directors: { way: 'down', least: 5 },
  women_directors: { way: 'down', least: 5 },
  diverse_directors: { way: 'down', least: 5 },
  ceo_ownership_multiple: { way: 'down', least: 1 },
  director_ownership_multiple: { way: 'down', least: 1 },
  other_fees: { way: 'up', least: 50 },
  tax_fees: { way: 'up', least: 50 },
  overboarding_limit: { way: 'up', least: 1 },
  chair_ceo_separate: { way: 'down', least: 1 },
  proxy_access: { way: 'down', least: 1 },
  special_meeting_right: { way: 'down', least: 1 },
  classified_board: { way: 'up', least: 1 },
  poison_pill: { way: 'up', least: 1 },
  dual_class_shares: { way: 'up', least: 1 },
};

export type FactComparison = { changed: FactChange[]; same: number };

/** The facts that two filings state differently. A fact that a filing states in two ways is not compared. */
export function compareFacts(from: readonly StatedFact[], to: readonly StatedFact[]): FactComparison {
  const older = byKey(from);
  const newer = byKey(to);
  const keys = [...new Set([...older.keys(), ...newer.keys()])].filter((key) => !LISTS.has(key));
  const order = Object.keys(FACT_LABELS);
  const rank = (key: string) =>
    (ROUTINE.has(key) ? 1000 : 0) + (order.includes(key) ? order.indexOf(key) : order.length);
  let same = 0;
  const changed = keys
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((key): FactChange[] => {
      const [one, other] = [older.get(key), newer.get(key)];
      if (one === 'several' || other === 'several') return [];
      if (one && other && isSame(one, other)) {
        same += 1;
        return [];
      }
      return [toChange(key, one, other)];
    });
  return { changed: changed.toSorted((a, b) => Number(b.needs_look) - Number(a.needs_look)), same };
}

function byKey(list: readonly StatedFact[]): Map<string, StatedFact | 'several'> {
  const found = new Map<string, StatedFact | 'several'>();
  for (const fact of list) {
    const known = found.get(fact.key);
    if (known === undefined) found.set(fact.key, fact);
    else if (known !== 'several' && !isSame(known, fact)) found.set(fact.key, 'several');
  }
  return found;
}

function isSame(one: StatedFact, other: StatedFact): boolean {
  const plain = ({ value, unit }: StatedFact) =>
    formatFactValue({ value, unit })
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%$.]+/gu, ' ')
      .trim();
  return plain(one) === plain(other);
}

function toChange(key: string, from: StatedFact | undefined, to: StatedFact | undefined): FactChange {
  const difference = from && to ? differenceOf(from, to) : null;
  const concern = CONCERNS[key];
  const amount = difference?.amount ?? 0;
  return {
    key,
    label: isFactKey(key) ? FACT_LABELS[key] : key.replaceAll('_', ' '),
    from: from ? displayOf(from) : null,
    to: to ? displayOf(to) : null,
    difference: difference?.text ?? null,
    needs_look: concern !== undefined && (concern.way === 'up' ? amount : -amount) >= concern.least,
    from_page: from?.page ?? null,
    to_page: to?.page ?? null,
    from_quote: from?.quote ?? null,
    to_quote: to?.quote ?? null,
    from_boxes: from?.boxes ?? [],
    to_boxes: to?.boxes ?? [],
  };
}

function displayOf({ key, value, unit }: StatedFact): string {
  const share = shareOf(value);
  const text = formatFactValue({ value, unit });
  if (share) return `${share.part} of ${share.whole} (${((100 * share.part) / share.whole).toFixed(1)}%)`;
  if (key === 'auditor_since' && typeof value === 'number') return String(value);
  return text;
}

/** "8 of 11". */
function shareOf(value: StatedFact['value']): { part: number; whole: number } | null {
  const match = typeof value === 'string' ? /^(\d{1,3}) of (\d{1,3})$/.exec(value) : null;
  const [part, whole] = [Number(match?.[1]), Number(match?.[2])];
  return match && whole > 0 ? { part, whole } : null;
}

type Difference = { amount: number; text: string | null };

function differenceOf(from: StatedFact, to: StatedFact): Difference | null {
  const [one, other] = [shareOf(from.value), shareOf(to.value)];
  if (one && other) return points((100 * other.part) / other.whole - (100 * one.part) / one.whole);
  if (typeof from.value === 'boolean' && typeof to.value === 'boolean')
    return { amount: Number(to.value) - Number(from.value), text: null };
  if (typeof from.value !== 'number' || typeof to.value !== 'number' || from.unit !== to.unit) return null;
  const change = to.value - from.value;
  if (from.unit === 'percent') return points(change);
  if (['USD', 'ratio', 'shares'].includes(from.unit ?? '') && from.value !== 0) {
    const percent = (100 * change) / Math.abs(from.value);
    return { amount: percent, text: `${signed(percent)}%` };
  }
  return { amount: change, text: signed(change, Number.isInteger(change) ? 0 : 1) };
}

function points(change: number): Difference {
  return { amount: change, text: `${signed(change)} points` };
}

function signed(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  return `${value < 0 ? '−' : '+'}${text}`;
}

import type { FactKey } from '../fact-keys';
import { toNumber } from '../text/values';
import type { FilingStructure, Unit } from '@/lib/reading/structure/types';
import { tableScaleOf } from './table-unit';
import type { Sighting, UnitWords } from './find-values';

const AUDIT = /^(?:\W*|\(?[1a]\)?\s)audit(?:\s(?:services|fees|and audit[- ]related))?\b(?![- ]related| committee)/i;
const RELATED = /^\W*audit[- ]related/i;
const TOTAL = /^\W*(?:grand )?(?:total|aggregate)\b(?!\s(?:audit|tax|other|all)\b)/i;
const PART = /\b(?:audit|tax|other|related|all)\b/i;
/**
 * Longest distance in units between the rows of one table; it has about five rows, each possibly with a note between.
 */
const FURTHEST = 14;
const SLACK = 0.011;

type FeeRow = { at: number; page: number; label: string; amount: number };

/**
 * The audit fees and the total of each table of auditor's fees, for the latest year in its headers. When the rows
 * between them add up to the total, both are almost certain.
 */
export function findFees({ units }: FilingStructure, words: readonly UnitWords[], key: FactKey): Sighting[] {
  const rows = units.flatMap((unit, at) => toFeeRow(unit, scaleAround(words, at), at));
  return rows.flatMap((row, index): Sighting[] => {
    if (!AUDIT.test(row.label) || RELATED.test(row.label)) return [];
    const table = rows.slice(index).filter((other) => other.at - row.at <= FURTHEST && other.page - row.page <= 1);
    const total = table.slice(1).find((other) => TOTAL.test(other.label));
    const parts = table.filter(
      (other) => other.at < (total?.at ?? 0) && PART.test(other.label) && !TOTAL.test(other.label),
    );
    const sum = parts.reduce((all, part) => all + part.amount, 0);
    const adds = total !== undefined && parts.length >= 2 && Math.abs(sum - total.amount) <= total.amount * SLACK;
    const chosen = key === 'audit_fees' ? row : total;
    if (!chosen || (key === 'audit_fees' && total !== undefined && row.amount > total.amount * (1 + SLACK))) return [];
    return [{ value: chosen.amount, at: chosen.at, page: chosen.page, isClose: adds, start: 0, end: 0 }];
  });
}

/** Largest distance in units between the table and the sentence that gives its unit. */
const SCALE_REACH = 12;

function scaleAround(words: readonly UnitWords[], at: number): number {
  const own = words[at]?.scale ?? 1;
  if (own > 1) return own;
  const near = words
    .slice(Math.max(0, at - SCALE_REACH), at + SCALE_REACH)
    .map((each) => tableScaleOf(`${each.around} ${each.own}`));
  return near.find((scale) => scale > 1) ?? 1;
}

function toFeeRow(unit: Unit, scale: number, at: number): FeeRow[] {
  const row = unit.row;
  if (!row) return [];
  const cells = row.cells.filter((cell) =>
    /^\$?\s?\d[\d,]*(?:\.\d+)?(?:\s(?:million|thousand))?$/i.test(cell.text.trim()),
  );
  const years = cells.map((cell) => Number(/\b(?:19|20)\d\d\b/.exec(cell.head)?.[0] ?? 0));
  const newest = Math.max(0, ...years);
  const ofYear = cells.filter((_, index) => years[index] === newest);
  // Several columns for one year are parts; only their total is the fee.
  const cell =
    ofYear.length > 1 && ofYear.some((each) => /\btotal\b/i.test(each.head))
      ? ofYear.find((each) => /\btotal\b/i.test(each.head))
      : ofYear[0];
  if (!cell) return [];
  const plain = toNumber(cell.text) ?? 0;
  // Amounts with decimals are in millions and whole numbers of seven digits in dollars, whatever a note nearby says.
  const unitOf = /\.\d{1,2}$/.test(cell.text.trim()) && plain < 1e3 ? 1e6 : plain >= 1e6 ? 1 : scale;
  const amount = Math.round(plain * unitOf);
  return [{ at, page: unit.page, label: row.label.trim(), amount }];
}

import type { FactKey } from '../fact-keys';

/** Values found for a fact by rules or by sightings, by key. */
export type KnownValues = (key: FactKey) => readonly (number | string)[];

const RATIO_SLACK = 0.03;
const EXACT_SLACK = 0.005;
const DAY_MS = 86_400_000;
const LONGEST_NOTICE_DAYS = 100;

/** Whether other statements of the filing fit a value: 1 if they do, -1 if they do not, 0 if there are none. */
export function agreementOf(key: FactKey, value: number | string, known: KnownValues): number {
  const check = CHECKS[key];
  return check ? check(value, known) : 0;
}

/** A larger number is a percentage of the board, not a number of women. */
export const MOST_WOMEN = 15;

type Check = (value: number | string, known: KnownValues) => number;

const numbers = (known: KnownValues, key: FactKey) => known(key).filter((value) => typeof value === 'number');
const verdict = (found: readonly boolean[]) => (found.length === 0 ? 0 : found.some(Boolean) ? 1 : -1);

/**
 * Compares the printed ratio with the printed amounts: equal up to rounding, or within a few percent when one amount is
 * adjusted.
 */
function quotients(ratios: readonly number[], medians: readonly number[], chiefs: readonly number[]): number {
  const offs = ratios.flatMap((ratio) =>
    medians.flatMap((median) =>
      chiefs.map((chief) => Math.abs(chief / median - ratio) / Math.max(ratio * EXACT_SLACK, ratio < 10 ? 0.06 : 0.6)),
    ),
  );
  if (offs.length === 0) return 0;
  const best = Math.min(...offs);
  return best <= 1 ? 1 : best <= RATIO_SLACK / EXACT_SLACK ? 0.5 : -1;
}

function notice(meeting: number | string, record: number | string): boolean {
  const days = (Date.parse(String(meeting)) - Date.parse(String(record))) / DAY_MS;
  return days > 5 && days <= LONGEST_NOTICE_DAYS;
}

const CHECKS: Partial<Record<FactKey, Check>> = {
  ceo_pay_ratio: (value, known) =>
    quotients([Number(value)], numbers(known, 'median_employee_pay'), numbers(known, 'ceo_total_pay')),
  median_employee_pay: (value, known) =>
    quotients(numbers(known, 'ceo_pay_ratio'), [Number(value)], numbers(known, 'ceo_total_pay')),
  ceo_total_pay: (value, known) =>
    quotients(numbers(known, 'ceo_pay_ratio'), numbers(known, 'median_employee_pay'), [Number(value)]),
  audit_fees: (value, known) =>
    verdict(numbers(known, 'total_auditor_fees').map((total) => Number(value) <= total * 1.01)),
  total_auditor_fees: (value, known) =>
    verdict(numbers(known, 'audit_fees').map((fees) => fees <= Number(value) * 1.01 && fees > Number(value) * 0.2)),
  nominees: (value, known) =>
    verdict(
      numbers(known, 'nominee_count')
        .slice(0, 1)
        .map((count) => count === value),
    ),
  nominee_count: (value, known) => verdict(known('nominees').map((count) => count === value)),
  meeting_date: (value, known) =>
    verdict(
      known('record_date')
        .slice(0, 2)
        .map((record) => notice(value, record)),
    ),
  record_date: (value, known) =>
    verdict(
      known('meeting_date')
        .slice(0, 2)
        .map((meeting) => notice(meeting, value)),
    ),
  women_directors: (value, known) =>
    Number(value) > MOST_WOMEN
      ? 0
      : verdict(
          numbers(known, 'nominee_count')
            .slice(0, 1)
            .map((count) => Number(value) < count),
        ),
  independent_directors: (value, known) => {
    const whole = Number(/of (\d+)/.exec(String(value))?.[1]);
    return verdict(
      numbers(known, 'nominee_count')
        .slice(0, 2)
        .map((count) => whole >= count - 1 && whole <= count + 3),
    );
  },
  chair_ceo_separate: (value, known) =>
    verdict(
      known('board_chair')
        .slice(0, 1)
        .flatMap((chair) => known('ceo_name').map((chief) => (chair === chief) === (String(value) === 'false'))),
    ),
};

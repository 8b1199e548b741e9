import { GENERATION } from '@/lib/format/words/name-words';
import { smallCount, toCount } from '@/lib/format/words/number-words';
import type { ReadFact } from '@/lib/facts/types';

export type Label = {
  file: string;
  key: string;
  value: unknown;
  answerable: boolean;
  pages: number[];
  note: string;
};
/** What is judged of a fact. */
export type Judged = Pick<ReadFact, 'key' | 'value' | 'unit'>;

const flat = (value: unknown) =>
  String(value)
    .normalize('NFKD')
    .replace(/[̀-ͯ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const BEHIND_NAME = new RegExp(` ${GENERATION}$`, 'i');
const surname = (name: unknown) => flat(name).replace(BEHIND_NAME, '').split(' ').at(-1) ?? '';
const near = (a: unknown, b: unknown, share = 0.0001) =>
  typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= Math.max(share * Math.abs(b), 0.051);

export type Judge = { key: string; judge: (got: Judged, label: Label, others: Others) => boolean };
/** What the same filing's other labels say. */
export type Others = (key: string) => unknown;
const number = (key: string): Judge => ({ key, judge: (got, label) => near(got.value, label.value) });
const text = (key: string): Judge => ({ key, judge: (got, label) => got.value === label.value });
const person = (key: string): Judge => ({ key, judge: (got, label) => surname(got.value) === surname(label.value) });
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : value);

/** "11 of 12 after the meeting": whether a note also allows an answer; a part with "trap" or "not" does not. */
const noteAllows = (note: string, said: string) =>
  note.split(/[;.]/).some((part) => part.includes(said) && !/\b(?:trap|not|of whom|since)\b/i.test(part));

/** A share is right when it is the labelled number of the board or of the nominees, to the point. */
function isCount(got: Judged, label: Label, others: Others): boolean {
  if (typeof got.value !== 'number' || typeof label.value !== 'number') return false;
  if (got.unit !== 'percent') return got.value === label.value || noteAllows(label.note, `${got.value} female of`);
  const wholes = [
    others('nominee_count'),
    ...[...String(others('independent_directors')).matchAll(/of (\d+)/g)].map((match) => Number(match[1])),
  ];
  return wholes.some(
    (whole) => typeof whole === 'number' && Math.abs((Number(label.value) / whole) * 100 - Number(got.value)) <= 1,
  );
}

const LIMIT = new RegExp(String.raw`\d+|\b${smallCount(1, 6)}\b`, 'i');

/**
 * "four other public boards (non-employee directors); CEO: one other", { directors: 4 } and 3 all say a number first.
 */
function isLimit(got: Judged, label: Label): boolean {
  const first = (value: unknown): number | undefined => {
    if (typeof value === 'number') return value;
    if (value && typeof value === 'object')
      return Object.values(value)
        .map(first)
        .find((each) => each !== undefined);
    return toCount(LIMIT.exec(String(value))?.[0]);
  };
  const asOther = /other (?:public|boards?)|besides/i;
  const inAll = /in all|in total|\btotals?\b|including/i;
  const wanted = `${JSON.stringify(label.value)} ${label.note}`;
  const isOpposite =
    (asOther.test(String(got.value)) && inAll.test(wanted) && !asOther.test(wanted)) ||
    (inAll.test(String(got.value)) && asOther.test(wanted) && !inAll.test(wanted));
  return first(got.value) === first(label.value) && !isOpposite;
}

/** A ban with named exceptions is "restricted"; labels call it true where only rank and file are excepted. */
function isPolicy(got: Judged, label: Label): boolean {
  const value = String(got.value).toLowerCase();
  if (label.value === 'with exceptions') return value === 'restricted';
  if (label.value === true)
    return value === 'prohibited' || (value === 'restricted' && noteAllows(label.note, 'under conditions'));
  return value === 'permitted';
}

/** Which fact of the reader each label judges, and how. */
export const JUDGES: Record<string, Judge> = {
  ceo_pay_ratio: number('ceo_pay_ratio'),
  median_employee_pay: number('median_employee_pay'),
  ceo_total_pay: number('ceo_total_pay'),
  auditor: { key: 'auditor', judge: (got, label) => flat(got.value).split(' ')[0] === flat(label.value).split(' ')[0] },
  auditor_since: number('auditor_since'),
  audit_fees: number('audit_fees'),
  total_auditor_fees: number('total_auditor_fees'),
  nominee_count: number('nominee_count'),
  nominees: {
    key: 'nominees',
    judge: (got, { value: want }) =>
      Array.isArray(got.value) &&
      Array.isArray(want) &&
      got.value.length === want.length &&
      want.every((name) => (got.value as { name?: unknown }[]).some((item) => surname(item.name) === surname(name))),
  },
  meeting_date: text('meeting_date'),
  record_date: text('record_date'),
  shares_entitled: {
    key: 'shares_outstanding',
    judge: (got, { value: want }) => {
      const values = want && typeof want === 'object' ? Object.values(want) : [want];
      const sum = values.reduce((total: number, value) => total + Number(value), 0);
      return values.some((value) => near(got.value, value)) || near(got.value, sum);
    },
  },
  say_on_pay_support: {
    key: 'say_on_pay_support',
    judge: (got, { value: want }) =>
      typeof got.value === 'number' && typeof want === 'number' && Math.abs(got.value - want) <= 0.5,
  },
  board_meetings: number('board_meetings'),
  independent_directors: {
    key: 'independent_directors',
    judge: (got, label) => String(got.value) === String(label.value) || noteAllows(label.note, String(got.value)),
  },
  board_chair: person('board_chair'),
  chair_is_ceo: { key: 'chair_ceo_separate', judge: (got, label) => got.value === !label.value },
  lead_independent_director: person('lead_independent_director'),
  largest_holder: {
    key: 'largest_holder',
    judge: (got, label) => {
      const item = Array.isArray(got.value) ? got.value[0] : undefined;
      const wanted = label.value as { name?: string; percent?: number };
      return (
        item !== undefined &&
        flat(item.holder)
          .split(' ')
          .some((word) => word.length > 2 && flat(wanted.name).includes(word)) &&
        near(Number(item.percent), wanted.percent, 0.002)
      );
    },
  },
  women_directors: { key: 'women_directors', judge: isCount },
  shareholder_proposals: {
    key: 'shareholder_proposals',
    judge: (got, { value: want }) =>
      Array.isArray(got.value) && Array.isArray(want) && got.value.length === want.length,
  },
  proposals_count: { key: 'proposals', judge: (got, label) => lengthOf(got.value) === label.value },
  ceo_ownership_multiple: number('ceo_ownership_multiple'),
  director_ownership_multiple: number('director_ownership_multiple'),
  hedging_prohibited: { key: 'hedging_policy', judge: isPolicy },
  pledging_prohibited: { key: 'pledging_policy', judge: isPolicy },
  special_meeting_threshold: {
    key: 'special_meeting_right',
    judge: (got, { value: want }) =>
      typeof want !== 'number' || new RegExp(`(?<![\\d.])${want}(?:\\.0+)?\\s?%`).test(String(got.value)),
  },
  classified_board: text('classified_board'),
  overboarding_limit: { key: 'overboarding_limit', judge: isLimit },
};

import { stateAmount } from '@/lib/templates/flags/describe-rule';
import { readOperator } from '@/lib/templates/flags/read-operator';
import { readThreshold } from '@/lib/templates/flags/read-threshold';
import { alternatives, wholeWords } from '@/lib/format/patterns';
import type { Condition } from '../schema';
import {
  BESIDE_ATTENDANCE,
  BESIDE_OTHER_BOARDS,
  BESIDE_TENURE,
  OTHER_BOARDS_WORDS,
  PLAIN_WORDS,
} from './nominee-metrics-patterns';

/** What a rule can ask about the nominee of a line. */
type NomineeMetric = {
  key: 'attendance' | 'other_boards' | 'tenure' | 'age';
  label: string;
  unit: 'percent' | 'boards' | 'years';
  concern: 'above' | 'below';
  name: RegExp;
  fillers: RegExp;
  /** Words that show that the text is about something else. */
  not?: RegExp;
};

const NOMINEE_METRICS: readonly NomineeMetric[] = [
  {
    key: 'attendance',
    label: 'Attendance',
    unit: 'percent',
    concern: 'below',
    name: /\b(?:meeting )?attendance(?: rate)?\b|\battend(?:ed|s|ing)?\b|\bmissed\b/,
    fillers: wholeWords(BESIDE_ATTENDANCE, 'g'),
    not: /\bmissed\b|\baverage\b/,
  },
  {
    key: 'other_boards',
    label: 'Other public boards',
    unit: 'boards',
    concern: 'above',
    name: new RegExp(alternatives(OTHER_BOARDS_WORDS)),
    fillers: wholeWords(BESIDE_OTHER_BOARDS, 'g'),
  },
  {
    key: 'tenure',
    label: 'Tenure',
    unit: 'years',
    concern: 'above',
    name: /\btenure\b|\b(?:has |have )?served(?: on the board| as (?:a )?director)?(?: for)?\b|\bon the board for\b/,
    fillers: wholeWords(BESIDE_TENURE, 'g'),
    not: /\baverage\b|\bauditor|\bfirm\b/,
  },
  {
    key: 'age',
    label: 'Age',
    unit: 'years',
    concern: 'above',
    name: /\bage\b|\baged\b|\byears old\b|\bolder\b|\byounger\b/,
    fillers: /\b(?:years?|old|of|age|his|her|their)\b/g,
    not: /\baverage\b|\bretirement\b/,
  },
];

const PLAIN = wholeWords(PLAIN_WORDS, 'g');

export type AtomReading = { condition: Condition } | { problem: string };

/**
 * One atom of a rule as a condition on the nominee, or the problem with it. Undefined where it names no fact of a
 * nominee.
 */
export function readNomineeAtom(text: string): AtomReading | undefined {
  const metric = NOMINEE_METRICS.find(({ name, not }) => name.test(text) && !not?.test(text));
  if (!metric) return undefined;
  const threshold = readThreshold(text);
  if (!threshold) return { problem: 'No number to compare with' };
  const unitFits =
    metric.unit === 'percent'
      ? threshold.unit === 'percent'
      : threshold.unit === null ||
        threshold.unit === metric.unit ||
        (metric.unit === 'boards' && threshold.unit === null);
  if (!unitFits) return undefined;
  const compared = readOperator(threshold.rest);
  const left = (compared?.rest ?? threshold.rest)
    .replace(new RegExp(metric.name, 'g'), ' ')
    .replace(metric.fillers, ' ')
    .replace(PLAIN, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (left !== '') return { problem: `“${left}” is not understood` };
  const comparator = compared?.operator ?? metric.concern;
  return {
    condition: {
      metric: `nominee.${metric.key}`,
      label: metric.label,
      comparator,
      value: threshold.value,
      unit: metric.unit,
      shown: `${WORDS[comparator]} ${stateAmount(threshold.value, metric.unit === 'percent' ? 'percent' : null)}`,
    },
  };
}

export const WORDS: Record<Condition['comparator'], string> = {
  above: 'above',
  at_least: 'at least',
  below: 'below',
  at_most: 'at most',
  equals: 'is',
  is_true: 'yes',
  is_false: 'no',
};

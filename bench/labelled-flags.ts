import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { splitOf, type Split } from '@/bench/reading/cases';
import type { FlagCase } from '@/bench/flag-cases';

const labelRow = z.object({
  file: z.string(),
  company: z.string(),
  key: z.string(),
  value: z.unknown(),
  answerable: z.boolean(),
});
type Labels = ReadonlyMap<string, unknown>;

/** A flag line, and how it must end; a value that the filing does not state must leave it undetermined. */
export type LabelledFlag = Omit<FlagCase, 'expected'> & { expected: FlagCase['expected'] | 'cannot_determine' };
export type LabelledFiling = { file: string; company: string; flags: LabelledFlag[] };

type Line = readonly [operator: 'above' | 'below', write: (threshold: string) => string];
type Metric = {
  key: string;
  read: (value: unknown, labels: Labels) => number | null;
  /** The distance of a threshold that the value is just above or just below. */
  step: (value: number) => number;
  lines: readonly Line[];
};

const number = (value: unknown) => (typeof value === 'number' ? value : null);
const field = (name: string) => (value: unknown) =>
  value && typeof value === 'object' && name in value ? number((value as Record<string, unknown>)[name]) : null;
const one = () => 1;
const tenth = () => 0.1;
const dollars = (threshold: string) => `$${Number(threshold).toLocaleString('en-US')}`;
const meetingYear = (labels: Labels) => Number(String(labels.get('meeting_date')).slice(0, 4));

const METRICS: readonly Metric[] = [
  { key: 'ceo_pay_ratio', read: number, step: one, lines: [['above', (t) => `CEO pay ratio above ${t}:1`]] },
  {
    key: 'median_employee_pay',
    read: number,
    step: one,
    lines: [['below', (t) => `Median employee pay below ${dollars(t)}`]],
  },
  { key: 'ceo_total_pay', read: number, step: one, lines: [['above', (t) => `CEO total pay above ${dollars(t)}`]] },
  { key: 'audit_fees', read: number, step: one, lines: [['above', (t) => `Audit fees above ${dollars(t)}`]] },
  {
    key: 'total_auditor_fees',
    read: number,
    step: one,
    lines: [['above', (t) => `Total fees paid to the auditor above ${dollars(t)}`]],
  },
  {
    key: 'auditor_since',
    read: (value, labels) => (typeof value === 'number' ? meetingYear(labels) - value : null),
    step: one,
    lines: [['above', (t) => `Auditor tenure above ${t} years`]],
  },
  {
    key: 'board_meetings',
    read: number,
    step: one,
    lines: [['below', (t) => `Fewer than ${t} board meetings in the year`]],
  },
  {
    key: 'say_on_pay_support',
    read: number,
    step: one,
    lines: [
      ['below', (t) => `Say-on-pay support below ${t}%`],
      ['above', (t) => `Say-on-pay support above ${t}%`],
    ],
  },
  {
    key: 'ceo_ownership_multiple',
    read: number,
    step: one,
    lines: [['below', (t) => `CEO stock ownership guideline below ${t} times salary`]],
  },
  {
    key: 'director_ownership_multiple',
    read: number,
    step: one,
    lines: [['below', (t) => `Director stock ownership guideline below ${t} times the retainer`]],
  },
  {
    key: 'independent_directors',
    read: (value) => {
      const match = /^(\d+) of (\d+)$/.exec(String(value));
      return match ? (Number(match[1]) / Number(match[2])) * 100 : null;
    },
    step: one,
    lines: [['below', (t) => `Board independence below ${t}%`]],
  },
  {
    key: 'women_directors',
    read: number,
    step: one,
    lines: [['below', (t) => `Fewer than ${t} women on the board`]],
  },
  {
    key: 'largest_holder',
    read: field('percent'),
    step: tenth,
    lines: [['above', (t) => `Largest shareholder owns more than ${t}%`]],
  },
  {
    key: 'shareholder_proposals',
    read: (value) => (Array.isArray(value) ? value.length : null),
    step: one,
    lines: [['above', (t) => `More than ${t} shareholder proposals`]],
  },
  {
    key: 'special_meeting_threshold',
    read: number,
    step: one,
    lines: [['above', (t) => `Special meeting threshold above ${t}%`]],
  },
  {
    key: 'overboarding_limit',
    read: number,
    step: one,
    lines: [['above', (t) => `Overboarding limit above ${t} boards`]],
  },
];

/** Lines that ask for yes or no: the label that triggers them and the one that leaves them clear. */
const QUESTIONS: readonly { key: string; line: string; triggers: unknown; clears: unknown }[] = [
  { key: 'classified_board', line: 'Classified board', triggers: true, clears: false },
  { key: 'chair_is_ceo', line: 'Combined CEO and chair', triggers: true, clears: false },
  { key: 'hedging_prohibited', line: 'Hedging is permitted', triggers: false, clears: true },
  { key: 'pledging_prohibited', line: 'Pledging is permitted', triggers: false, clears: true },
];

const round = (value: number) => Math.round(value * 100) / 100;

function flagsOf(labels: Labels): LabelledFlag[] {
  const numbers = METRICS.flatMap(({ key, read, step, lines }) => {
    if (!labels.has(key)) return [];
    const stated = labels.get(key);
    const value = read(stated, labels);
    const isSilent = stated === null;
    if (value === null && !isSilent) return [];
    const about = value ?? 3;
    const thresholds = [round(about - step(about)), round(about + step(about))].filter((threshold) => threshold >= 0);
    return thresholds.flatMap((threshold) =>
      lines.map(([operator, write]): LabelledFlag => ({
        metric: key,
        line: write(String(threshold)),
        expected: isSilent
          ? 'cannot_determine'
          : (operator === 'above' ? about > threshold : about < threshold)
            ? 'triggered'
            : 'clear',
      })),
    );
  });
  const questions = QUESTIONS.flatMap(({ key, line, triggers, clears }): LabelledFlag[] => {
    const label = labels.get(key);
    if (label === null) return [{ metric: key, line, expected: 'cannot_determine' }];
    if (label !== triggers && label !== clears) return [];
    return [{ metric: key, line, expected: label === triggers ? 'triggered' : 'clear' }];
  });
  // A filing that names no lead director is taken to have none.
  const lead: LabelledFlag[] = labels.has('lead_independent_director')
    ? [
        {
          metric: 'lead_independent_director',
          line: 'No lead independent director',
          expected: labels.get('lead_independent_director') === null ? 'triggered' : 'clear',
        },
      ]
    : [];
  return [...numbers, ...questions, ...lead];
}

/** Flag lines just below and just above every labelled value of the filings of the splits. */
export function labelledFlags(root: string, splits: readonly Split[]): LabelledFiling[] {
  const rows = readFileSync(path.join(root, 'filings/facts.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => labelRow.parse(JSON.parse(line)))
    .filter((row) => splits.includes(splitOf(row.file)));
  return [...Map.groupBy(rows, (row) => row.file)].map(([file, own]) => ({
    file,
    company: own[0]?.company ?? file,
    flags: flagsOf(new Map(own.map((row) => [row.key, row.answerable ? row.value : null]))),
  }));
}

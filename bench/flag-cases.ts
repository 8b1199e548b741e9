import type { GoldCase } from '@/bench/gold-cases';

export type FlagCase = { metric: string; line: string; expected: 'triggered' | 'clear' };

type Operator = 'above' | 'at_least' | 'below' | 'at_most';
type Wording = readonly [operator: Operator, write: (threshold: string) => string];
type FlagMetric = {
  name: string;
  /** The question of gold.jsonl that states the value. */
  group: string;
  /** The value of the gold answer as a number. */
  read: (value: unknown) => number | null;
  thresholds: (value: number) => number[];
  wordings: readonly Wording[];
};

const round = (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits;
const number = (value: unknown) => (typeof value === 'number' ? value : null);
/** By the difference of value and threshold; six of nine are two thirds in spite of the last binary digit. */
const isHold: Record<Operator, (difference: number) => boolean> = {
  above: (difference) => difference > 0,
  at_least: (difference) => difference >= 0,
  below: (difference) => difference < 0,
  at_most: (difference) => difference <= 0,
};

/** Wordings a stewardship team might type; some written before the patterns that read them. */
const FLAG_METRICS: readonly FlagMetric[] = [
  {
    name: 'pay ratio',
    group: 'q01',
    read: number,
    thresholds: (value) =>
      value < 10
        ? [0.5, round(value - 0.1, 1), value, round(value + 0.1, 1), 50]
        : [round(value / 2), value - 1, value, value + 1, value * 2],
    wordings: [
      ['above', (t) => `CEO pay ratio exceeds ${t}:1`],
      ['above', (t) => `CEO-to-median-employee pay ratio greater than ${t} to 1`],
      ['above', (t) => `CEO earns more than ${t} times the median employee`],
      ['at_least', (t) => `Pay ratio of ${t}:1 or more`],
      ['below', (t) => `CEO pay ratio lower than ${t}:1`],
      ['above', (t) => `The CEO pay ratio should not exceed ${t}:1`],
      ['above', (t) => `Ratio of CEO pay to median employee pay over ${t}`],
      ['above', (t) => `CEO compensation is over ${t}x that of the median worker`],
    ],
  },
  {
    name: 'independence',
    group: 'q12',
    read: (value) => {
      const match = /^(\d+) of (\d+)$/.exec(String(value));
      return match ? (Number(match[1]) / Number(match[2])) * 100 : null;
    },
    thresholds: (value) => [...new Set([50, 200 / 3, Math.floor(value), Math.ceil(value), 75, 95])],
    wordings: [
      ['below', (t) => `Board independence below ${t} percent`],
      ['below', (t) => `Less than ${t}% of directors are independent`],
      ['below', (t) => `Board is less than ${t}% independent`],
      ['below', (t) => `At least ${t}% of the board should be independent`],
      ['above', (t) => `More than ${t}% of board members are independent`],
      ['below', (t) => `Share of independent directors under ${t}%`],
      ['below', (t) => `Independent directors make up fewer than ${t}% of the board`],
    ],
  },
  {
    name: 'say-on-pay support',
    group: 'q10',
    read: number,
    thresholds: (value) => [...new Set([70, 80, round(value - 1, 2), value, Math.min(99.9, round(value + 0.8, 2))])],
    wordings: [
      ['below', (t) => `Say-on-pay support below ${t}%`],
      ['below', (t) => `Say on pay received less than ${t} percent support at the last annual meeting`],
      ['below', (t) => `Prior year's say-on-pay approval under ${t}%`],
      ['at_least', (t) => `At least ${t}% of votes cast in favor of say-on-pay`],
      ['below', (t) => `Previous say-on-pay vote fell short of ${t}%`],
      ['below', (t) => `Fewer than ${t}% of votes supported executive compensation`],
    ],
  },
  {
    name: 'say-on-pay opposition',
    group: 'q10',
    read: (value) => (typeof value === 'number' ? round(100 - value, 2) : null),
    thresholds: (value) => [...new Set([round(value - 0.5, 2), round(value + 1, 2), 20, 30])],
    wordings: [
      ['above', (t) => `More than ${t}% of votes against say-on-pay`],
      ['above', (t) => `Say-on-pay opposition above ${t}%`],
    ],
  },
  {
    name: 'audit fees',
    group: 'q05',
    read: number,
    thresholds: (value) => [round(value / 2), round(value - 1000), value, round(value + 1000), round(value * 2)],
    wordings: [
      ['above', (t) => `Audit fees exceed $${Number(t).toLocaleString('en-US')}`],
      ['above', (t) => `Audit fees above $${Number(t) / 1e6} million`],
      ['above', (t) => `Fees for the audit are higher than $${Number(t) / 1e6}m`],
      ['below', (t) => `Audit fees paid to the independent auditor below $${Number(t).toLocaleString('en-US')}`],
      ['at_most', (t) => `Audit fees of no more than USD ${Number(t) / 1e6} million`],
    ],
  },
];

function inWords(line: string): string {
  return line.replace(/66\.6{4,}7?(?:%| percent)/, 'two-thirds');
}

/** Flag lines about one company with thresholds around its true values, and how each must end. */
export function flagCases(gold: readonly GoldCase[]): FlagCase[] {
  return FLAG_METRICS.flatMap(({ name, group, read, thresholds, wordings }) => {
    const value = read(gold.find((one) => one.group === group && one.wording === 'original')?.value);
    if (value === null) return [];
    return thresholds(value).flatMap((threshold) =>
      wordings.map(([operator, write]): FlagCase => ({
        metric: name,
        line: inWords(write(String(threshold))),
        expected: isHold[operator](round(value - threshold, 6)) ? 'triggered' : 'clear',
      })),
    );
  });
}

import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { nomineesByTerm } from './nominees-by-term';

const TITLES = 'Mr. Lind, Ms. Trelawny, Mr. Hinckley, Mr. Poe and Ms. Roe attended.';
const HEAD = 'Name and Position   Age   Director Since   Term Expires   Principal Occupation';
const read = (rows: readonly string[], counts: number[], meetingYear: number | null = 2025) =>
  nomineesByTerm(
    readFilingText([pageOf([HEAD, ...rows].join('\n'), 1), pageOf(TITLES, 2)], []),
    counts,
    meetingYear,
  )?.map(({ name, age }) => `${name} ${age}`);
const CONTINUING = ['Douglas R. Hinckley   70   2012   2026   Banker', 'Ann Roe   52   2019   2027   Surgeon'];

it('reads those whose new term is the last of a table', () =>
  expect(
    read(['Bernard T. Lind   59   2014   2028   Engineer', 'Suzanne Trelawny   64   2016   2028', ...CONTINUING], [2]),
  ).toEqual(['Bernard T. Lind 59', 'Suzanne Trelawny 64']));

it('reads those whose present term ends with the meeting', () =>
  expect(read(['Bernard T. Lind   59   2014   2025', 'Mark Poe   44   2023   2025', ...CONTINUING], [2])).toEqual([
    'Bernard T. Lind 59',
    'Mark Poe 44',
  ]));

it('reads nobody against the count, where all terms end alike, or without the year of the meeting', () => {
  const rows = ['Bernard T. Lind   59   2014   2028', ...CONTINUING];
  expect(read(rows, [1])).toEqual(['Bernard T. Lind 59']);
  expect(read(rows, [2])).toBeUndefined();
  expect(read(rows, [1], null)).toBeUndefined();
  expect(read(['Bernard T. Lind   59   2014   2026', 'Mark Poe   44   2023   2026'], [2])).toBeUndefined();
});

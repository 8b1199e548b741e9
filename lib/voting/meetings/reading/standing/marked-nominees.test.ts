import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { markedNominees } from './marked-nominees';

const TITLES = 'Dr. Lind, Ms. Trelawny, Mr. Hinckley and Ms. Roe attended.';
const TABLE = [
  'Name   Age   Position   Class',
  'Bernard T. Lind, Ph.D.   59   Director, Nominee   II',
  'Suzanne Trelawny   64   Chair of the Board, Nominee   II',
  'Douglas R. Hinckley   70   Director   III',
  'Ann Roe   52   Director   I',
];
const read = (rows: readonly string[], counts: number[]) =>
  markedNominees(readFilingText([pageOf(rows.join('\n'), 1), pageOf(TITLES, 2)], []), counts)?.map(
    ({ name, age }) => `${name} ${age}`,
  );

it('reads the rows that say "nominee" in a table of all directors', () =>
  expect(read(TABLE, [2])).toEqual(['Bernard T. Lind 59', 'Suzanne Trelawny 64']));

it('reads nobody against the count, or where every row says so', () => {
  expect(read(TABLE, [3])).toBeUndefined();
  expect(read(TABLE.slice(0, 3), [2])).toBeUndefined();
});

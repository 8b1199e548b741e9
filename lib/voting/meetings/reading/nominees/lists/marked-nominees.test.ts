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

it('reads the rows with the mark whose note says "nominee", in a table of directors and officers', () => {
  const table = [
    'Name and Age   Position with Company   Since',
    'Bernard T. Lind, Jr., 59   (1)(2)   Director   1999',
    'Suzanne Trelawny, 64   (1)   Chair of the Board   2004',
    'Douglas R. Hinckley, 70   (2)   Treasurer   2001',
    '(1) Nominee for election as a director',
    '(2) Member of the executive and nominating committee',
  ];
  expect(read(table, [2])).toEqual(['Bernard T. Lind, Jr. 59', 'Suzanne Trelawny 64']);
  expect(read(table.slice(0, 4), [2])).toBeUndefined();
});

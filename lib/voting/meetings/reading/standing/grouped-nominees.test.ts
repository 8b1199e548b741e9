import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { groupedNominees } from './grouped-nominees';

const read = (lines: string[], counts: number[]) =>
  groupedNominees(readFilingText([pageOf(lines.join('\n'), 1)], []), counts)?.map(({ name, age }) => `${name} ${age}`);

const TABLE = [
  'NOMINEES FOR CLASS B DIRECTORS - TERM EXPIRES 2028',
  'Brig. Gen. (Ret.) Harold P. Doe, 68',
  'Ann K. Roe-',
  'Carr, CPA, 59',
  'CONTINUING CLASS C DIRECTORS - TERM EXPIRES 2026',
  'Paul R. Poe, 64',
];

it('reads those below the heading of nominees', () =>
  expect(read(TABLE, [2])).toEqual(['Harold P. Doe 68', 'Ann K. Roe-Carr 59']));

it('reads nobody against the count, or where no group is of others', () => {
  expect(read(TABLE, [3])).toBeUndefined();
  expect(read(TABLE.slice(0, 4), [2])).toBeUndefined();
});

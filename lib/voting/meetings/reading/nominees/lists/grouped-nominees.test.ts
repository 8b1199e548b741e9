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

it('reads rows with names over two lines, and directors who go on from another page', () => {
  const nominees = 'Nominees for Election\nAnn K. Roe   70   Retired\nMark B.   48   Actuary\nPoe   of a bank';
  const others = 'Ms. Roe, Mr. Poe and Mr. Low attended.\nContinuing members of the board\nSam Low   62   Partner';
  const filing = readFilingText(
    [nominees, others].map((text, at) => pageOf(text.replace(/^|\n(?=Cont)/g, '$&#'), at + 1)),
    [],
  );
  expect(groupedNominees(filing, [2])?.map(({ name }) => name)).toEqual(['Ann K. Roe', 'Mark B. Poe']);
});

import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { valuesBeside } from './label-cells';
import { placedPage } from '../placed-page.fixture';

const LABEL = /^committees?$/i;

const read = (...rows: readonly (readonly (readonly [string, number])[])[]) => {
  const page = flattenPage(placedPage(rows.map((cells, at) => ({ y: 700 - 12 * at, cells }))));
  return valuesBeside(page, LABEL).map(({ parts }) => parts);
};

it('reads the value beside a label with its further lines, to the next label', () => {
  expect(
    read(
      [
        ['Committees', 40],
        ['Audit (Chair)', 160],
      ],
      [['Nominating and Governance', 160]],
      [
        ['Career', 40],
        ['Ms. Calder was a partner', 160],
      ],
      [['of Roe LLP', 160]],
    ),
  ).toEqual([['Audit (Chair)', 'Nominating and Governance']]);
});

it('leaves a label without a value, one with several, and lines that are elsewhere', () => {
  expect(read([['Committees', 40]])).toEqual([]);
  expect(
    read([
      ['Committees', 40],
      ['Audit', 160],
      ['Pay', 240],
    ]),
  ).toEqual([]);
  expect(
    read(
      [
        ['Committees', 40],
        ['Audit', 160],
      ],
      [['Career', 40]],
    ),
  ).toEqual([['Audit']]);
});

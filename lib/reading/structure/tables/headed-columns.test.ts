import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { headedColumns } from './headed-columns';
import { placedPage, type PlacedLine } from '../placed-page.fixture';

const PEOPLE = new Map([
  ['doe', 'Jane Doe'],
  ['roe', 'Sam Roe'],
  ['poe', 'Ann Poe'],
]);
const NOTE = '† Number of other public company directorships';

function read(note: string, ...values: readonly string[]): string[] {
  const names = ['Jane Doe*', 'Sam Roe', 'Ann Poe'];
  const lines: PlacedLine[] = [
    {
      y: 712,
      cells: [
        ['Director', 160],
        ['Other', 400],
      ],
    },
    {
      y: 702,
      cells: [
        ['Name', 40],
        ['Since', 160],
        ['Boards†', 398],
      ],
    },
    ...values.map((value, at): PlacedLine => ({
      y: 680 - 30 * at,
      cells: [
        [names[at] ?? '', 40],
        ['2019', 160],
        ['Audit Committee', 240],
        [value, 404],
      ],
    })),
    { y: 500, cells: [[note, 40]] },
  ];
  return headedColumns(flattenPage(placedPage(lines)), PEOPLE).flatMap(({ name, kind, value }) =>
    kind === 'other_board' ? [`${name} ${value}`] : [],
  );
}

it('reads the number of other public boards, a dash as none beside figures', () => {
  expect(read(NOTE, '2', '-', '1')).toEqual(['Jane Doe 2', 'Sam Roe none', 'Ann Poe 1']);
});

it('reads nothing where the boards may be of any kind, or where there are dashes only', () => {
  expect(read('† Number of boards', '2', '-', '1')).toEqual([]);
  expect(read(NOTE, '-', '-', '-')).toEqual([]);
});

import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { boardsBelowHead } from './headed-boards';
import { placedPage, type PlacedLine } from '../placed-page.fixture';

type Cells = PlacedLine['cells'];

function read(isPublic: boolean, head: string, ...rows: readonly Cells[]): string[][] {
  const lines = [
    [
      ['Name (Age)', 40],
      [head, 420],
    ] satisfies Cells,
    ...rows,
  ].map((cells, at) => ({
    y: 700 - 12 * at,
    cells,
  }));
  return boardsBelowHead(flattenPage(placedPage(lines)), isPublic).map(({ names }) => names);
}

const PERSON: Cells = [
  ['Jane Roe (61)', 40],
  ['Current', 412],
];
const TWO: readonly Cells[] = [
  [
    ['Ms. Roe led a foundry.', 160],
    ['Harlow Pumps, Inc.', 412],
  ],
  [['Merrin plc', 412]],
  [['Former', 412]],
  [['Oster Corporation', 412]],
];

it('reads the names between the present and the former boards of each person', () => {
  expect(read(true, 'Other Directorships', PERSON, ...TWO)).toEqual([['Harlow Pumps, Inc.', 'Merrin plc']]);
  expect(read(true, 'Other Directorships', PERSON, [['None', 412]], [['Former', 412]], [['None', 412]])).toEqual([[]]);
});

it('needs the head or the filing to say that the companies are public', () => {
  expect(read(false, 'Other Directorships', PERSON, ...TWO)).toEqual([]);
  expect(read(false, 'Other Public Company Directorships', PERSON, ...TWO)).toHaveLength(1);
});

it('says nothing where the end of the present ones is missing, or a name may go on', () => {
  expect(read(true, 'Other Directorships', PERSON, [['Harlow Pumps, Inc.', 412]])).toEqual([]);
  expect(
    read(
      true,
      'Other Directorships',
      PERSON,
      [['Harlow Technologies', 412]],
      [['Acquisition', 412]],
      [['Former', 412]],
    ),
  ).toEqual([]);
});

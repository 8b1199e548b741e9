import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { boardsBelow, boardsBeside } from './listed-boards';
import { placedPage, type PlacedLine } from '../placed-page.fixture';

type Row = string | Omit<PlacedLine, 'y'>;

/** Lists of a column at the left; a string is a line of it. */
function read(...rows: readonly Row[]): string[][] {
  const lines = rows.map((row, at) => ({
    y: 700 - 13 * at,
    role: 'text' as const,
    ...(typeof row === 'string' ? { cells: [[row, 40] as const] } : row),
  }));
  return boardsBelow(flattenPage(placedPage(lines))).map(({ names }) => names);
}

const LABEL = 'Other Public Company Boards:';

it('reads names one to a line, to the next label', () => {
  expect(read(LABEL, 'Harlow Pumps, Inc.', 'Merrin Foods', 'Corporation (since 2019)', 'Career highlights')).toEqual([
    ['Harlow Pumps, Inc.', 'Merrin Foods Corporation'],
  ]);
  expect(read('Other Public Company', 'Boards', 'None', 'Education')).toEqual([[]]);
});

it('reads bullets with what follows the name, also where the bullet is apart', () => {
  expect(
    read(
      'Other Current Public Company Directorships',
      '• Independent Director at Harlow Pumps plc, a maker of pumps for',
      'mines (2019 - present), previously Director at Oster Corporation',
      {
        cells: [
          ['•', 40],
          ['Merrin (NYSE: MRN)', 50],
        ],
      },
    ),
  ).toEqual([['Harlow Pumps plc', 'Merrin']]);
});

it('reads years before names and leaves those that are over', () => {
  expect(read('Other Public Boards', '2013 - present Harlow Bancorp', '2011 - 2019 Merrin, Inc.')).toEqual([
    ['Harlow Bancorp'],
  ]);
});

it('parts a run of names only where each ends as a name does', () => {
  expect(read(LABEL, 'Harlow, Inc. and Merrin', 'Foods Corporation')).toEqual([
    ['Harlow, Inc.', 'Merrin Foods Corporation'],
  ]);
  expect(read(LABEL, 'Current: Harlow Inc.; Merrin plc')).toEqual([['Harlow Inc.', 'Merrin plc']]);
  expect(read(LABEL, 'Harlow and Merrin', 'Foods')).toEqual([]);
  expect(read(LABEL, 'Harlow Property', 'Merrin Foods, Inc.')).toEqual([]);
});

it('takes of a list whose items all have their years those of now', () => {
  expect(
    read(
      'Other Public Company Directorships Within the Past',
      'Five Years',
      '• Harlow Pumps, Inc. (since Aug. 2023)',
      '• Merrin Foods (formerly known as Merrin',
      'Mills) (2012 to 2019)',
      'Other Experience',
    ),
  ).toEqual([['Harlow Pumps, Inc.']]);
  expect(read('Other Public Company Board Experience', '▪ Harlow Pumps, Inc. (2012 to 2019)')).toEqual([[]]);
  expect(read('Other Public Company Board Experience', '▪ Harlow, Inc. (2012 to 2019)', '▪ Merrin')).toEqual([]);
});

it('reads such a list where its bullets are printed on lines of their own', () => {
  const lines = [
    'Harlow, Inc. (since 2012)',
    '▪',
    'Merrin Foods (formerly known as Merrin',
    'Mills) (2016 to 2023)',
    '▪',
  ];
  expect(read('Other Public Company Board Experience', ...lines, 'Oster Company', '(since 2019)')).toEqual([
    ['Harlow, Inc.', 'Oster Company'],
  ]);
});

it('reads what is current beside what is former', () => {
  const label = ['Other U.S.-Listed', 'Company', 'Directorships'];
  expect(
    read(...label, '∎ Current: Harlow Inc.\u037e Merrin', 'Foods Company', '∎ Former (Past 5', 'Years): None'),
  ).toEqual([['Harlow Inc.', 'Merrin Foods Company']]);
  expect(read(...label, '∎ Current: None', '∎ Former (Past 5', 'Years): Oster, Inc.')).toEqual([[]]);
});

it('leaves lists that hold something else than present public boards', () => {
  expect(read('Current Public Company Boards', '• Harlow Pumps, Inc. (2012-2019)')).toEqual([]);
  expect(read(LABEL, '• Harlow Pumps, Inc. (private)')).toEqual([]);
  expect(read(LABEL, 'Audit Committee')).toEqual([]);
  expect(read('Other current directorships', 'Harlow Pumps, Inc.')).toEqual([]);
  expect(read('Other Public Company Boards Within the Past Five Years', 'Harlow Pumps, Inc.')).toEqual([]);
});

it('ends with its column, whatever is printed beside it', () => {
  expect(
    read(
      {
        cells: [
          [LABEL, 40],
          ['Ms. Calder was the chair of Oster Corporation', 240],
        ],
      },
      {
        cells: [
          ['Harlow Pumps, Inc.', 40],
          ['and led its foundry until 2016.', 240],
        ],
      },
    ),
  ).toEqual([['Harlow Pumps, Inc.']]);
});

it('ends a list where the biography begins', () => {
  expect(read(LABEL, 'Harlow Pumps', 'Ms. Roe led Merrin through its listing.')).toEqual([['Harlow Pumps']]);
  expect(read(LABEL, 'Harlow Pumps, Inc.', 'She chairs the board of a hospital.')).toEqual([['Harlow Pumps, Inc.']]);
});

it('reads a list beside its label, which goes over several lines of a narrow column', () => {
  const row = (label: string, value: string): PlacedLine['cells'] => [[label, 40] as const, [value, 120] as const];
  const lines = [
    row('Committees', 'Audit'),
    row('Other public', 'Harlow Avionics'),
    row('company', 'Corp.; Merrin'),
    row('directorships', 'Utilities, Inc.'),
    row('Education', 'B.A., a college'),
  ].map((cells, at) => ({ y: 700 - 13 * at, cells }));
  const found = boardsBeside(flattenPage(placedPage(lines)));
  expect(found.map(({ names }) => names)).toEqual([['Harlow Avionics Corp.', 'Merrin Utilities, Inc.']]);
});

it('takes the number behind a label for a count only where it agrees with the list', () => {
  const label = ['Other Public Company', 'Boards (2)'];
  expect(read(...label, 'Harlow Rail Holdings', 'Inc.; Merrin REIT')).toEqual([
    ['Harlow Rail Holdings Inc.', 'Merrin REIT'],
  ]);
  expect(read(...label, 'Harlow Pumps, Inc.')).toEqual([]);
  expect(read('Other Public Company Boards (0)', 'None')).toEqual([[]]);
  expect(read('Other Public Company Boards (0)', 'None other than Harlow Pumps')).toEqual([[]]);
  expect(read('Other Public Company Boards (1)', 'None')).toEqual([]);
});

it('reads listed companies as public ones', () => {
  expect(read('Other U.S.-listed company', 'boards', '• Harlow Pumps, Inc.')).toEqual([['Harlow Pumps, Inc.']]);
});

it('reads the company behind a seat with its years, short as the item may be', () => {
  expect(read(LABEL, '• Independent Director at Harlow Pumps plc, a maker', 'of pumps (2019 - present)')).toEqual([
    ['Harlow Pumps plc'],
  ]);
});

it('takes a line for a name of its own where the next word had room on it', () => {
  const lines = ['Harlow Motors', 'Merrin Aerospace', 'Oster Valley Semiconductor Foundries plc'];
  expect(read(LABEL, ...lines)).toEqual([
    ['Harlow Motors', 'Merrin Aerospace', 'Oster Valley Semiconductor Foundries plc'],
  ]);
  expect(read(LABEL, 'Harlow Semiconductor', 'Manufacturing')).toEqual([]);
  expect(read(LABEL, 'Harlow', 'and Daughters', 'Semiconductor Manufacturing')).toEqual([]);
});

it('knows a label of present boards beside one of past ones', () => {
  expect(read('Other public company boards – current', 'Harlow Pumps, Inc.')).toEqual([['Harlow Pumps, Inc.']]);
  expect(read('Other public company boards – past five years', 'Harlow Pumps, Inc.')).toEqual([]);
});

it('says which part of the boards a label is about', () => {
  const partOfLabel = (label: string) =>
    boardsBelow(
      flattenPage(
        placedPage(
          [label, '• Harlow Pumps, Inc. (since 2019)'].map((text, at) => ({ y: 700 - 13 * at, cells: [[text, 40]] })),
        ),
      ),
    ).map(({ part }) => part);
  expect(partOfLabel('Other U.S.-Listed Public Company Directorships Within the Past Five Years')).toEqual([
    'home with past',
  ]);
  expect(partOfLabel('Other U.S.-listed company boards')).toEqual(['home']);
  expect(partOfLabel('Non-U.S.-Listed Public Company Directorships Within the Past Five Years')).toEqual(['abroad']);
  expect(partOfLabel('Other Public Company Boards')).toEqual([null]);
});

it('reads a list beside a label whose lines end at one edge, where values are printed beside the labels above', () => {
  const at = (y: number, label: string, left: number, ...others: (readonly [string, number])[]): PlacedLine => ({
    y,
    cells: [[label, left], ...others],
  });
  const lines = (value: readonly (readonly [string, number])[]) => [
    at(700, 'Age', 183, ['58', 220], ['Skills', 420]),
    at(690, 'Other Public Company', 98, ...value, ['• Foundries', 420]),
    at(680, 'Directorships', 133, ['• Mines', 420]),
    at(670, 'Committees', 148, ['Audit', 220]),
  ];
  const found = (value: readonly (readonly [string, number])[]) =>
    boardsBeside(flattenPage(placedPage(lines(value)))).map(({ names }) => names);
  expect(found([['Harlow Pumps plc', 220]])).toEqual([['Harlow Pumps plc']]);
  expect(found([])).toEqual([]);
});

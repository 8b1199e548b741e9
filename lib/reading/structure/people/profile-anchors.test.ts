import { expect, it } from 'vitest';
import { flattenPage, type FlatLine } from '@/lib/reading/text/flat-page';
import { placedPage, type PlacedLine } from '../placed-page.fixture';
import { anchorFor, anchorsOf } from './profile-anchors';

const PEOPLE = new Map([
  ['doe', 'Jane Doe'],
  ['poe', 'Ann Poe'],
  ['roe-vale', 'Samuel Q. Roe-Vale'],
]);

const ownersOf = (lines: readonly PlacedLine[]) => ownersBy(lines, ({ left }) => left);
const heightsOf = (lines: readonly PlacedLine[]) => ownersBy(lines, ({ line }) => line.line.y);

/** Whose label "Age" is, by its position. */
function ownersBy(
  lines: readonly PlacedLine[],
  placeOf: (label: { line: FlatLine; left: number }) => number,
): Record<number, string | null> {
  const page = flattenPage(placedPage(lines));
  const anchors = anchorsOf(page, PEOPLE);
  const labels = page.lines.flatMap((line) =>
    line.cells.flatMap(({ text, start }) => {
      const index = (page.offsets[start] ?? 0) - line.line.start;
      return text === 'Age' ? [{ line, left: line.line.edges[2 * index] ?? 0 }] : [];
    }),
  );
  return Object.fromEntries(
    labels.map((label) => [placeOf(label), anchorFor(anchors, label.line, label.left)?.name ?? null]),
  );
}

const row = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells });
const bold = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells, isBold: true });

it('gives labels to the name above in their column, also left of a name beside a portrait', () => {
  expect(
    ownersOf([
      bold(700, ['Jane Doe', 110], ['Ann Poe', 380]),
      row(660, ['Age', 50], ['Age', 320]),
      row(640, ['She led a maker of pumps for mines,', 50], ['She taught at a school of law,', 320]),
    ]),
  ).toEqual({ 50: 'Jane Doe', 320: 'Ann Poe' });
});

it('gives them to nobody where no white space parts the columns', () => {
  expect(
    ownersOf([
      bold(700, ['Jane Doe', 110], ['Ann Poe', 380]),
      row(680, ['Both joined the board in 2019, after the purchase of the company by its lender.', 50]),
      row(660, ['Age', 200]),
    ]),
  ).toEqual({ 200: null });
});

it('gives a label beside a name in larger letters to that name', () => {
  expect(
    ownersOf([
      { ...row(700, ['Jane Doe', 50]), fontSize: 14 },
      row(640, ['She led a maker of pumps for mines.', 50]),
      { ...row(600, ['Ann Poe', 50]), fontSize: 14 },
      row(605, ['Age', 320]),
    ]),
  ).toEqual({ 320: 'Ann Poe' });
});

it('finds names over several lines, one of them beside a longer one', () => {
  expect(
    ownersOf([
      bold(700, ['Samuel Q.', 50], ['Ann', 320]),
      bold(688, ['Roe-Vale', 50], ['Poe', 320]),
      row(660, ['Age', 50], ['Age', 320]),
    ]),
  ).toEqual({ 50: 'Samuel Q. Roe-Vale', 320: 'Ann Poe' });
});

it('leaves a profile whose name is alone in its line to whom it names', () => {
  expect(ownersOf([bold(700, ['Jane Doe', 50]), row(680, ['Age', 50]), bold(600, ['Ann Poe', 50])])).toEqual({
    50: 'Jane Doe',
  });
});

it('gives what is printed beside portraits, above the names beneath them, to these names', () => {
  const card = (y: number, name: string) => [
    row(y, ['Age', 300]),
    row(y - 14, ['A biography that is long enough to be told apart.', 300]),
    bold(y - 60, [name, 50]),
  ];
  const cards = [...card(700, 'Jane Doe'), ...card(560, 'Ann Poe')];
  expect(heightsOf(cards)).toEqual({ 700: 'Jane Doe', 560: 'Ann Poe' });
  expect(heightsOf([...card(700, 'Jane Doe'), ...card(560, 'Otto Frame'), ...card(420, 'Ann Poe')])).toEqual({
    700: 'Jane Doe',
    560: null,
    420: 'Ann Poe',
  });
});

it('gives what is above the only name known on a page to it, where a card of somebody else is below', () => {
  const card = (y: number, name: string) => [row(y, ['Age', 300]), bold(y - 60, [name, 50])];
  expect(heightsOf([...card(700, 'Jane Doe'), ...card(400, 'Otto Frame')])).toEqual({ 700: 'Jane Doe', 400: null });
  // As near to the label below as to the one above, it may be either's.
  expect(heightsOf([...card(700, 'Jane Doe'), ...card(560, 'Otto Frame')])).toMatchObject({ 700: null });
});

it('counts a name over two lines once, though its first line reads like a name itself', () => {
  const card = (y: number, ...names: string[]) => [
    row(y, ['Age', 300]),
    row(y - 14, ['A biography that is long enough to be told apart.', 300]),
    ...names.map((name, at) => bold(y - 60 - 12 * at, [name, 50])),
  ];
  const cards = [...card(700, 'Jane Doe'), ...card(560, 'Samuel Quincy', 'Roe-Vale'), ...card(420, 'Ann Poe')];
  expect(heightsOf(cards)).toEqual({ 700: 'Jane Doe', 560: 'Samuel Q. Roe-Vale', 420: 'Ann Poe' });
});

it('knows a first label of a card by its words, whatever it says and a little to the side', () => {
  const card = (y: number, name: string, [label, left]: [string, number]) => [
    row(y, [label, left]),
    row(y - 30, ['Age', 300]),
    bold(y - 60, [name, 50]),
  ];
  const cards = [
    ...card(700, 'Jane Doe', ['Committee: Pay', 300]),
    ...card(560, 'Ann Poe', ['Committees: Pay (Chair)', 303]),
  ];
  expect(heightsOf(cards)).toEqual({ 670: 'Jane Doe', 530: 'Ann Poe' });
});

it('gives nothing to somebody beside whom a name is not known', () => {
  expect(ownersOf([bold(700, ['Otto Frame', 50], ['Ann Poe', 320]), row(680, ['Age', 50], ['Age', 320])])).toEqual({
    50: null,
    320: 'Ann Poe',
  });
});

it('gives nothing to the person above where somebody unknown is named in the same letters', () => {
  const profile = (y: number, name: string) => [bold(y, [name, 50]), row(y - 20, ['Age', 50])];
  const page = [...profile(700, 'JANE DOE'), ...profile(600, 'GENERAL OTTO FRAME'), ...profile(500, 'ANN POE')];
  expect(heightsOf(page)).toEqual({ 680: 'Jane Doe', 580: null, 480: 'Ann Poe' });
});

it('gives nothing to the names below where the first one, with its mark beside it, is not known', () => {
  const profile = (y: number, name: string): PlacedLine[] => [
    bold(y, [name, 50], ['Independent Director', 400]),
    row(y - 60, ['She leads a maker of pumps for mines.', 160]),
    row(y - 120, ['Director since 2019', 50], ['Age', 160]),
  ];
  const owners = heightsOf([
    ...profile(700, 'Unknown Person'),
    ...profile(500, 'Jane Doe'),
    ...profile(300, 'Ann Poe'),
  ]);
  expect(owners).toEqual({ 580: null, 380: 'Jane Doe', 180: 'Ann Poe' });
});

it('takes the first line of a biography for no name with which a profile begins', () => {
  expect(
    ownersOf([
      bold(700, ['Jane Doe', 50], ['Ann Poe', 320]),
      row(660, ['She led a maker of pumps.', 50], ['Ms. Poe was Executive Vice Chair', 320]),
      row(640, ['Age', 50], ['Age', 320]),
    ]),
  ).toEqual({ 50: 'Jane Doe', 320: 'Ann Poe' });
});

it('knows a name behind the number of its line, and ends the row of a table at a heading in larger letters', () => {
  const larger: PlacedLine = {
    y: 620,
    cells: [['Information about nominees', 50]],
    isBold: true,
    fontSize: 14,
    role: 'heading',
  };
  expect(
    heightsOf([
      bold(700, ['Jane Doe', 50], ['2016', 200]),
      row(660, ['Age', 50]),
      larger,
      row(600, ['Age', 50]),
      bold(560, ['5.12 Ann Poe', 50]),
      row(540, ['Age', 50]),
    ]),
  ).toEqual({ 660: 'Jane Doe', 600: null, 540: 'Ann Poe' });
});

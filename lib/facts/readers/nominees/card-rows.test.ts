import { expect, it } from 'vitest';
import { placedPage, type PlacedLine } from '@/lib/reading/structure/placed-page.fixture';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { cardRowsOn } from './card-rows';

const row = (y: number, ...cells: string[]): PlacedLine => ({
  y,
  cells: cells.map((text, at): [string, number] => [text, [50, 320, 400][at] ?? 460]),
});
const namesOn = (...lines: PlacedLine[]) =>
  cardRowsOn(flattenPage(placedPage(lines))).map((rows) => rows.map(({ name }) => name));

const HEAD = row(700, '1. Election of Class 2 Directors:', 'For', 'Withhold');
const NAMES = [row(685, 'Jane B. Roe', '[ ]', '[ ]'), row(670, 'R. Edward Poe, Jr.', '[ ]', '[ ]')];

it('reads the nominees of a card without letters, up to the next proposal', () => {
  expect(namesOn(HEAD, ...NAMES, row(655, '2. To ratify the auditor', '[ ]', '[ ]', '[ ]'))).toEqual([
    ['Jane B. Roe', 'R. Edward Poe, Jr.'],
  ]);
});

it('reads none where a row is no name, no choices are above, or others than the board nominate', () => {
  expect(namesOn(HEAD, ...NAMES, row(655, 'Moss', '[ ]', '[ ]'))).toEqual([]);
  expect(namesOn(row(700, 'Director', 'Finance', 'Law'), ...NAMES)).toEqual([]);
  expect(namesOn(row(715, 'Nominees opposed by the Company'), HEAD, ...NAMES)).toEqual([]);
});

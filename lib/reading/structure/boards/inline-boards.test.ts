import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { boardsInline } from './inline-boards';
import { placedPage, type PlacedLine } from '../placed-page.fixture';

/** The lists of a card whose lines stand `gaps` points below each other. */
function read(lines: readonly string[], gaps: readonly number[] = []): (string[] | null)[] {
  let y = 700;
  const placed = lines.map((text, at): PlacedLine => {
    y -= at === 0 ? 0 : (gaps[at - 1] ?? 12);
    return { y, cells: [[text, 40]], role: 'text' };
  });
  return boardsInline(flattenPage(placedPage(placed))).map(({ names }) => names);
}

const SINCE = 'Director since: 2017';
const LABEL = 'Other current public company boards:';

it('reads the names behind a label, also where they go on in the lines right below it', () => {
  expect(read([SINCE, `${LABEL} None`])).toEqual([[]]);
  expect(
    read([SINCE, `${LABEL} Harlow Insurance Group,`, 'Inc.; Merrin Semiconductors, Inc.', 'Skills: Finance']),
  ).toEqual([['Harlow Insurance Group, Inc.', 'Merrin Semiconductors, Inc.']]);
  expect(read([SINCE, 'Other public company boards (current): Moss', 'Bancshares'])).toEqual([['Moss Bancshares']]);
  expect(read([SINCE, `${LABEL} Arden Pipe Company (Tadawul)`, 'Ms. Roe led a mine.'])).toEqual([
    ['Arden Pipe Company'],
  ]);
});

it('ends where the next part stands further below', () => {
  expect(read([SINCE, `${LABEL} Harlow Group`, 'Holdings of land are her concern.'], [12, 20])).toEqual([
    ['Harlow Group'],
  ]);
});

it('says nothing of a list of which a name may go on, or that holds other bodies', () => {
  expect(read([SINCE, `${LABEL} Raven Motors`])).toEqual([null]);
  expect(read([SINCE, `${LABEL} Harlow Inc., Merrin`])).toEqual([null]);
  expect(read([SINCE, `${LABEL} The Roe Foundation, Inc.`])).toEqual([null]);
  expect(read([SINCE, 'Other boards: Harlow Inc.'])).toEqual([]);
  expect(read([SINCE, 'Other public company boards: 2'])).toEqual([]);
});

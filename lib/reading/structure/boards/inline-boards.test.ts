import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { boardsInline } from './inline-boards';
import { placedPage, type PlacedLine } from '../placed-page.fixture';

/** The lists of a card whose lines are `gaps` points below each other. */
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

it('ends where the next part is printed further below', () => {
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

it('reads a label over several lines of a narrow column', () => {
  expect(read([SINCE, 'Other current public', 'directorships: Harlow', 'Computer Inc.', 'Skills: Finance'])).toEqual([
    ['Harlow Computer Inc.'],
  ]);
});

it('takes names for whole where another part of the profile follows right below', () => {
  expect(read([SINCE, `${LABEL} Raven Motors`, 'Skills: Finance'])).toEqual([['Raven Motors']]);
  expect(read([SINCE, `${LABEL} Raven Motors; Harlow Bank`, 'Skills: Finance'])).toEqual([
    ['Raven Motors', 'Harlow Bank'],
  ]);
  expect(read([SINCE, `${LABEL} Raven Motors`, 'Skills: Finance'], [12, 24])).toEqual([null]);
  expect(read([SINCE, `${LABEL} Raven and Harlow`, 'Skills: Finance'])).toEqual([null]);
});

it('leaves the former boards behind the present ones', () => {
  const value = 'Harlow Group, Inc. (since 2017); Raven Paper Company (since';
  expect(read([SINCE, `${LABEL} ${value}`, '2015). Former (past five years): Merrin Tool Inc.'])).toEqual([
    ['Harlow Group, Inc.', 'Raven Paper Company'],
  ]);
  expect(read([SINCE, `${LABEL} Current: Raven Motors. Past five years: None.`])).toEqual([['Raven Motors']]);
  expect(read([SINCE, `${LABEL} None. Former (past five years): Merrin Tool Inc.`])).toEqual([[]]);
});

it('tells the value from the next label that begins like it', () => {
  expect(
    read([
      SINCE,
      'Other U.S.-listed company',
      'boards: None',
      'Other U.S.-listed company',
      'boards in the past: Moss Inc.',
    ]),
  ).toEqual([[]]);
});

it('goes on below a label in bold letters', () => {
  const lines: PlacedLine[] = [
    { y: 712, cells: [[SINCE, 40]] },
    { y: 700, cells: [[`${LABEL} Harlow Apparel`, 40]], isBold: true },
    { y: 688, cells: [['Company; Raven Motors, Inc.', 40]] },
    { y: 676, cells: [['Skills: Finance', 40]] },
  ];
  expect(boardsInline(flattenPage(placedPage(lines))).map(({ names }) => names)).toEqual([
    ['Harlow Apparel Company', 'Raven Motors, Inc.'],
  ]);
});

import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { placedPage } from '../placed-page.fixture';
import { valuesBelow } from './stacked-labels';

const read = (...rows: readonly (readonly (readonly [string, number])[])[]) => {
  const page = flattenPage(placedPage(rows.map((cells, at) => ({ y: 700 - 12 * at, cells }))));
  return valuesBelow(page).map(({ kind, value }) => [kind, value]);
};

it('reads values that are printed below their labels, over two lines each', () => {
  expect(
    read(
      [
        ['Age:', 40],
        ['Director', 100],
        ['Board committees:', 180],
      ],
      [
        ['72', 40],
        ['since:', 100],
        ['Security (Chair)', 180],
      ],
      [['September', 100]],
      [['2020', 100]],
    ),
  ).toEqual([
    ['age', '72'],
    ['director_since', '2020'],
  ]);
});

it('leaves labels with something else below them', () => {
  expect(read([['Age:', 40]], [['Director', 40]])).toEqual([]);
  expect(read([['Director since', 40]], [['2016 to 2019', 40]])).toEqual([]);
  expect(read([['Age:', 40]], [['72', 240]])).toEqual([]);
});

it('reads a row of labels over a row of values, and "Since" only beside an age', () => {
  const values = (...labels: [string, number][]) =>
    read(
      labels,
      labels.map(([label, left]) => [label === 'AGE' ? '62' : label === 'SINCE' ? '2016' : 'Yes', left] as const),
    );
  expect(values(['AGE', 40], ['SINCE', 100], ['INDEPENDENT', 180])).toEqual([
    ['age', '62'],
    ['director_since', '2016'],
    ['independent', 'Yes'],
  ]);
  expect(values(['SINCE', 100], ['INDEPENDENT', 180])).toEqual([['independent', 'Yes']]);
});

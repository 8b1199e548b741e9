import { expect, it } from 'vitest';
import { flattenPage } from '../text/flat-page';
import { placedPage } from './placed-page.fixture';
import { valuesBelow } from './stacked-labels';

const read = (...rows: readonly (readonly (readonly [string, number])[])[]) => {
  const page = flattenPage(placedPage(rows.map((cells, at) => ({ y: 700 - 12 * at, cells }))));
  return valuesBelow(page).map(({ kind, value }) => [kind, value]);
};

it('reads values that stand below their labels, over two lines each', () => {
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

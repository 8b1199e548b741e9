import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { fromIndependenceMarks } from './card-marks';
import { placedPage } from '../placed-page.fixture';
import { anchorsOf } from '../people/profile-anchors';

const PEOPLE = new Map([
  ['doe', 'Jane Doe'],
  ['poe', 'Ann Poe'],
]);

function read(...rows: readonly (readonly (readonly [string, number])[])[]): string[] {
  const page = flattenPage(placedPage(rows.map((cells, at) => ({ y: 700 - 14 * at, cells, isBold: at === 0 }))));
  const told: string[] = [];
  fromIndependenceMarks(page, anchorsOf(page, PEOPLE), (name, { value }) => told.push(`${name} ${value}`));
  return told;
}

it('reads marks below names, each from its own card', () => {
  expect(
    read(
      [
        ['Jane Doe', 50],
        ['Ann Poe', 320],
      ],
      [
        ['INDEPENDENT', 50],
        ['NOT INDEPENDENT', 320],
      ],
    ),
  ).toEqual(['Jane Doe yes', 'Ann Poe no']);
});

it('leaves a label with a value, and two marks below one name', () => {
  expect(read([['Jane Doe', 50]], [['Independent', 50]], [['No', 50]])).toEqual([]);
  expect(
    read(
      [['Jane Doe', 50]],
      [
        ['Independent', 50],
        ['No', 160],
      ],
    ),
  ).toEqual([]);
  expect(read([['Jane Doe', 50]], [['Independent', 50]], [['Gray Low', 50]], [['Independent', 50]])).toEqual([]);
});

it('reads "Non-" at the end of the line above', () => {
  expect(read([['Jane Doe', 50]], [['Non-Employee, Non-', 50]], [['Independent', 50]])).toEqual(['Jane Doe no']);
});

it('gives nobody the heading of the group that follows', () => {
  expect(read([['Jane Doe', 50]], [['INDEPENDENT', 50]], [['TRUSTEES', 50]])).toEqual([]);
});

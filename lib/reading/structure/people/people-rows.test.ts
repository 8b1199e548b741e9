import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { placedPage } from '../placed-page.fixture';
import { rowsOfPeople } from './people-rows';
import type { Unit } from '../types';

const PEOPLE = new Map([
  ['winstead', 'Harlan B. Winstead'],
  ['ogden-shaw', 'Priscilla Ogden-Shaw'],
  ['vance', 'Teodoro Vance'],
  ['fitch', 'Roland K. Fitch'],
]);

function peopleOf(...labels: string[]): (string | null)[] {
  const units = labels.map((label) => ({ page: 2, start: 0, end: 1, text: label, row: { label, cells: [] } }));
  return rowsOfPeople(units as unknown as Unit[], PEOPLE).map(([, name]) => name);
}

it('gives the end of a wrapped name back to the row above', () => {
  expect(peopleOf('Harlan B.', 'Winstead Priscilla Ogden-', 'Shaw Teodoro Vance', 'Roland K. Fitch')).toEqual([
    'Harlan B. Winstead',
    'Priscilla Ogden-Shaw',
    'Teodoro Vance',
    'Roland K. Fitch',
  ]);
});

it('leaves names in one line as they are', () => {
  expect(peopleOf('Harlan B. Winstead', 'Ogden-Shaw, Priscilla', 'Mr. Vance', 'Fitch')).toEqual([
    'Harlan B. Winstead',
    'Priscilla Ogden-Shaw',
    'Teodoro Vance',
    'Roland K. Fitch',
  ]);
});

it('reads a row that begins with the end of another name as nobody’s', () => {
  expect(peopleOf('Chairman of the Board', 'Winstead Margaret Dole')).toEqual([null, null]);
});

it('gives a row to whose name begins its line, where one label holds several lines', () => {
  const page = flattenPage(
    placedPage(
      [
        {
          y: 700,
          cells: [
            ['Roland K. Fitch', 40],
            ['61', 240],
          ],
        },
        { y: 688, cells: [['Chief Executive Officer', 40]] },
        {
          y: 676,
          cells: [
            ['Teodoro Vance', 40],
            ['58', 240],
          ],
        },
      ],
      2,
    ),
  );
  const label = 'Roland K. Fitch Chief Executive Officer Teodoro Vance';
  const units = page.lines.map(({ line }) => ({
    page: 2,
    start: line.start,
    end: 1,
    text: '',
    row: { label, cells: [] },
  }));
  const rows = [units[0], units[2]] as unknown as Unit[];
  expect(rowsOfPeople(rows, PEOPLE, [page]).map(([, name]) => name)).toEqual(['Roland K. Fitch', 'Teodoro Vance']);
});

it('gives a row to whose first name begins its line, where the surname is printed below', () => {
  const row = (y: number, ...cells: [string, number][]) => ({ y, cells });
  const lines = [row(700, ['Roland K. Fitch 61', 40]), row(676, ['Teodoro', 40], ['58', 240]), row(665, ['Vance', 40])];
  const page = flattenPage(placedPage(lines, 2));
  const unit = (at: number, label: string) => {
    const start = page.lines[at]?.line.start ?? 0;
    return { page: 2, start, end: 1, text: '', row: { label, cells: [] } };
  };
  const ownersOf = (label: string) =>
    rowsOfPeople([unit(0, label), unit(1, label)] as unknown as Unit[], PEOPLE, [page]).map(([, name]) => name);
  expect(ownersOf('Roland K. Fitch 61 Teodoro Vance')).toEqual(['Roland K. Fitch', 'Teodoro Vance']);
  expect(ownersOf('Roland K. Fitch 61')).toEqual(['Roland K. Fitch', null]);
});

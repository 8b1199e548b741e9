import { expect, it } from 'vitest';
import { rowsOfPeople } from './people-rows';
import type { Unit } from './types';

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

import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '../filing-text';
import { wrappedName } from './wrapped-names';

const KNOWN = new Set(['doe', 'osei-grant', 'poe']);

const nameIn = (text: string, index: number, known?: string) => {
  const filing = readFilingText([pageOf(text, 1), pageOf('Owners of shares\nRuth Ann M. Doe Poe   4,100', 2)], []);
  const [page] = filing.pages;
  return page && wrappedName(filing, page, index, KNOWN, known);
};

it.each([
  ['Jane B.   62\nDoe   Retired', 'Jane B. Doe'],
  ['Jane B.\nDoe, 62', 'Jane B. Doe'],
  ['Theodora Osei-   69\nGrant   Utilities', 'Theodora Osei-Grant'],
  ['Ann Van der   62\nDoe   Retired', 'Ann Van der Doe'],
  ['Jane B.   62\nRoe   Retired', undefined],
  ['Chair and\nDoe, 62', undefined],
  ['Jane B. Doe   62\nMark Poe   61', undefined],
])('joins the lines of a name: %s', (text, name) => expect(nameIn(text, 0)).toBe(name));

it('joins no two people whose names are beside each other elsewhere', () => {
  const filing = readFilingText([pageOf('Grant H. Doe\nSarah Poe', 1), pageOf('Grant H. Doe   Sarah Poe', 2)], []);
  const [page] = filing.pages;
  expect(page && wrappedName(filing, page, 0, KNOWN, 'Grant H. Doe')).toBe('Grant H. Doe');
});

it('takes the end of one name for no beginning of the next', () => {
  const rows = 'Jane B.\nDoe\nPoe';
  expect(nameIn(rows, 0)).toBe('Jane B. Doe');
  expect(nameIn(rows, 1)).toBeUndefined();
});

it('completes a name of which the first line alone looks whole', () => {
  expect(nameIn('Ruth Ann M.   68\nDoe Poe   Retired', 0, 'Ruth Ann')).toBe('Ruth Ann M. Doe Poe');
  expect(nameIn('Harbor Foods\nJane Poe   62', 0)).toBeUndefined();
});

it('joins a name over three lines at its hyphens', () => {
  const text = 'Ada   61\nOsei-\nGrant   Utilities\nAda Osei-Grant joined the board';
  expect(nameIn(text, 0)).toBe('Ada Osei-Grant');
});

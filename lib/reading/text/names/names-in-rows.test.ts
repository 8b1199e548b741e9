import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '../filing-text';
import { directorsInTables, namesInRows } from './names-in-rows';

const FEES = 'Fees earned or paid in cash\nJane B. Doe (1)   140,000   190,000\nSam Roe   95,000   190,000';
const SHARES = 'Shares beneficially owned\nJane B. Doe*   12,500   98,100\nHarbour Trust   4,912,000   8.2%';
const pagesOf = (...texts: string[]) =>
  readFilingText(
    texts.map((text, at) => pageOf(text, at + 1)),
    [],
  ).pages;

it('reads the names that begin rows of amounts, without the marks of notes', () => {
  const [page] = pagesOf(FEES);
  expect(page && namesInRows(page)).toEqual(['Jane B. Doe', 'Sam Roe']);
});

it('knows a row of amounts by one of thousands, and none by an age and a year', () => {
  const [page] = pagesOf('Sam Roe   28   19,609,914   -\nJane B. Doe   61   2011\nMark Poe   1   2');
  expect(page && namesInRows(page)).toEqual(['Sam Roe']);
});

it('knows for a director who is paid fees and holds shares', () => {
  expect(directorsInTables(pagesOf(FEES, SHARES))).toEqual(['Jane B. Doe']);
  expect(directorsInTables(pagesOf(FEES))).toEqual([]);
});

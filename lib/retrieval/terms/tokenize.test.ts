import { expect, test } from 'vitest';
import { tokenize } from './tokenize';

test('numbers are kept and thousands separators dropped', () => {
  expect(tokenize('Total assets of $1,234 and 92.3%')).toEqual(['total', 'asset', '1234', '92.3']);
});

test('fiscal years are written one way', () => {
  expect(tokenize('FY2018, FY 2018 and FY’18')).toEqual(['2018', '2018', '2018']);
});

test('possessives, quotes and hyphens make no other words', () => {
  expect(tokenize('Costco’s pay-ratio')).toEqual(tokenize('costco pay ratio'));
});

test('form names stay whole', () => {
  expect(tokenize('the 10-K')).toEqual(['10k']);
});

import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '../filing-text';
import { haveOtherFirstNames, haveOtherInitials, peopleBySurname, sharedSurnames } from './same-surname';

const filing = (text: string) => readFilingText([pageOf(text, 1)], []);

it.each([
  ['John H. Doe', 'John R. Doe', true],
  ['John H. Doe', 'John Doe', false],
  ['John H. R. Doe', 'John R. Doe', false],
  ['John Doe II', 'John Doe III', true],
  ['John Doe, Jr.', 'John Doe', false],
])('%s and %s have other initials: %s', (a, b, differ) => expect(haveOtherInitials(a, b)).toBe(differ));

it.each([
  ['Stewart Roe', 'Barrett L. Roe', true],
  ['Will Roe', 'William B. Roe', false],
  ['B. Roe', 'Barrett L. Roe', false],
  ['R. Barrett Roe', 'Barrett L. Roe', false],
])('%s and %s have other first names: %s', (a, b, differ) => expect(haveOtherFirstNames(a, b)).toBe(differ));

it.each([
  ['Directors: Olivia Doe, 34, John H. Doe, 71, and Mark Poe, 60. Mr. Doe and Ms. Doe serve.', ['doe']],
  ['Mr. Poe is the father of Olivia Poe and Mark R. Poe.', ['poe']],
  ['Ms. Doe serves. Jane B. Doe, 61, and Mark Poe, 60, and Sam Low, 55, are directors. Jane Doe leads.', []],
  ['Messrs. Roe serve.\nStewart M. Roe (Chairman)   72\nBarrett L. Roe   67', ['roe']],
  ['Mr. Doe serves. Robert Doe is our chair. Bob Doe joined us in 2019.', []],
])('knows which surnames several people have: %s', (text, shared) =>
  expect([...sharedSurnames(filing(text))]).toEqual(shared),
);

it('knows nobody by a surname that several have', () => {
  const text = 'Mr. Poe is the father of Olivia Poe and Mark R. Poe. Ms. Jane Doe is a director. Ms. Doe serves.';
  expect([...peopleBySurname(filing(text)).keys()]).toEqual(['doe']);
});

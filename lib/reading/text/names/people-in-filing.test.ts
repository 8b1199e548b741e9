import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '../filing-text';
import { leadingName } from './names';
import { isCompanyName, peopleIn, titledSurnames } from './people-in-filing';

it('keeps "St." with the surname that follows it', () => {
  const filing = readFilingText(
    [pageOf('Ms. Roe and Mr. St. Clair are directors. Messrs. St. Clair and Poe met.')],
    [],
  );
  const titled = titledSurnames(filing);
  expect([...titled].sort()).toEqual(['clair', 'poe', 'roe']);
  expect(leadingName('Thomas W. St. Clair III   61', titled)).toBe('Thomas W. St. Clair III');
  expect(leadingName('Anna St. Clair', titled)).toBe('Anna St. Clair');
  expect(leadingName('1A. Anna St. Clair Yes', titled)).toBe('Anna St. Clair');
});

it('takes the end of a committee’s or company’s name on many pages for nobody', () => {
  const page = 'Ann Roe joined the Partner and Community Impact Committee and led Larch Metals, Inc. for years.';
  const filing = readFilingText(
    [page, page, page, page].map((text, at) => pageOf(text, at + 1)),
    [],
  );
  expect([...titledSurnames(filing)]).toEqual(['roe']);
});

it('knows a surname without the marks of its letters, and takes a second given name for none', () => {
  const page = 'K. Anders Björnstad met with us. Mr. Björnstad spoke.';
  const filing = readFilingText(
    [page, page, page, page].map((text, at) => pageOf(text, at + 1)),
    [],
  );
  const titled = titledSurnames(filing);
  expect([...titled].sort()).toEqual(['bjornstad', 'björnstad']);
  expect(leadingName('K. Anders Bjornstad   61', titled)).toBe('K. Anders Bjornstad');
});

it('reads a name behind an initial to its end', () => {
  const text = 'Mr. Maclennan chairs it. S. Todd Maclennan joined. S. Todd Maclennan   12,000';
  expect([...peopleIn(readFilingText([pageOf(text)], [])).values()]).toEqual(['S. Todd Maclennan']);
});

it('takes the surnames over two columns for nobody', () => {
  const people = (text: string) => Object.fromEntries(peopleIn(readFilingText([pageOf(text)], [])));
  const directors = 'Ms. Hale and Mr. Roe are directors. Jane Hale leads. General Sam B. Roe advises.';
  expect(people(`Skills   Hale Roe\nHale Roe\n${directors}`)).toEqual({ hale: 'Jane Hale', roe: 'Sam B. Roe' });
  expect(people('Mr. Roe and Ms. Hale serve. Hale Roe advises.').roe).toBe('Hale Roe');
  const behindCell =
    'Product Development   Abel Roe, M.D. (Chair)\nWe welcomed Dr. Abel Roe. Dr. Roe serves. Abel Roe, M.D. joined.';
  expect(people(behindCell).roe).toBe('Abel Roe');
});

it.each([
  ['Morgan Harlow’s common stock is listed.', true],
  ['Shareholders of Morgan Harlow ask for a report.', true],
  ['Thank you for your vote. Morgan Harlow Inc. met.', true],
  ['She chairs Morgan Harlow & Company.', true],
  ['Mr. Harlow leads. Morgan Harlow Inc. bears his name.', false],
  ['Morgan Harlow\nBoard of Directors since 2012', false],
])('"%s" speaks of a company: %s', (text, isOne) =>
  expect(isCompanyName(readFilingText([pageOf(text)], []), 'Morgan Harlow')).toBe(isOne),
);

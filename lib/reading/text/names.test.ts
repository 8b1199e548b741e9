import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from './filing-text';
import { isName, leadingName, titledSurnames } from './names';

it('keeps "St." with the surname that follows it', () => {
  const filing = readFilingText(
    [pageOf('Ms. Roe and Mr. St. Clair are directors. Messrs. St. Clair and Poe met.')],
    [],
  );
  const titled = titledSurnames(filing);
  expect([...titled].sort()).toEqual(['clair', 'poe', 'roe']);
  expect(leadingName('Thomas W. St. Clair III   61', titled)).toBe('Thomas W. St. Clair III');
  expect(leadingName('Anna St. Clair', titled)).toBe('Anna St. Clair');
});

it.each([
  'Thomas W. St. Clair III',
  'Mark Poe, Jr.',
  'Luisa Calder-Ruiz',
  'Ann F. Rusk-O’Malley',
  'Julian C. May',
  'April D. Case',
  'Peter van der Berg',
])('%s is a name', (name) => expect(isName(name)).toBe(true));

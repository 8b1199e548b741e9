import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from './filing-text';
import { isName, leadingName, peopleIn, properCase, titledSurnames, withoutBallotNumber } from './names';

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

it.each([
  'Thomas W. St. Clair III',
  'Mark Poe, Jr.',
  'Luisa Calder-Ruiz',
  'Ann F. Rusk-O’Malley',
  'Julian C. May',
  'Priyanka May',
  'Gregory L. Street',
  'April D. Case',
  'April Underhill',
  'Peter van der Berg',
])('%s is a name', (name) => expect(isName(name)).toBe(true));

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

it.each([
  ['KENNETH W. MARBURY III', 'Kenneth W. Marbury III'],
  ['ANN O’NEIL-MCKAY', 'Ann O’Neil-McKay'],
  ['MARK IVERS IV', 'Mark Ivers IV'],
])('writes %s as %s', (capitals, name) => expect(properCase(capitals)).toBe(name));

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

it('does not cut a name at its particle', () => {
  const titled = new Set(['van', 'doe']);
  expect(leadingName('Susan A. Van der Meulen-Decker, 71', titled)).toBe('Susan A. Van der Meulen-Decker');
  expect(leadingName('Susan A. Van', titled)).toBe('Susan A. Van');
  expect(isName('Shlomo D. ben-Ari')).toBe(true);
});

it('takes an office of the country for no given name', () => {
  expect(isName('U.S. Ambassador Ambassador Rowntree')).toBe(false);
});

it.each(['1a Jane Roe', '1A. Jane Roe', '1(a) Jane Roe', '(1) Jane Roe', '5.12 Jane Roe', '3. Jane Roe'])(
  'leaves out the number of a ballot line: %s',
  (text) => expect(withoutBallotNumber(text)).toBe('Jane Roe'),
);

it('takes an initial behind a note for no letter of the ballot', () => {
  expect(withoutBallotNumber('2 B. Roe')).toBe('2 B. Roe');
});

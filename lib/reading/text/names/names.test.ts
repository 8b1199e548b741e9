import { expect, it } from 'vitest';
import { isName, leadingName, properCase, surnamesIn, withoutBallotNumber } from './names';

it.each([
  'Thomas W. St. Clair III',
  'Mark Poe, Jr.',
  'Mark C. ("Max") Poe',
  'Luisa Calder-Ruiz',
  'Ann F. Rusk-O’Malley',
  'Julian C. May',
  'Priyanka May',
  'Hugh Ó Súilleabháin',
  'Gregory L. Street',
  'April D. Case',
  'April Underhill',
  'Peter van der Berg',
  'Jane B. Stock',
  'Steven S Reed',
  'Geo. Garvin Reed IV',
  'Ann O’C. Little',
])('%s is a name', (name) => expect(isName(name)).toBe(true));

it.each([
  ['KENNETH W. MARBURY III', 'Kenneth W. Marbury III'],
  ['ANN O’NEIL-MCKAY', 'Ann O’Neil-McKay'],
  ['MARK IVERS IV', 'Mark Ivers IV'],
])('writes %s as %s', (capitals, name) => expect(properCase(capitals)).toBe(name));

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

it.each(['Career Highlights', 'Key Attributes', 'Board Tenure'])(
  'takes no heading of a profile for a name: %s',
  (text) => expect(isName(text)).toBe(false),
);

it('reads the last surname of a list between dashes', () =>
  expect(surnamesIn('Messrs. Doe, Roe and Poe and Ms. Low –')).toEqual(['doe', 'roe', 'poe', 'low']));

import { expect, it } from 'vitest';
import type { Fact } from '@/lib/facts/fact';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readDirectors } from '@/lib/facts/readers/nominees/directors';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { readNomineeList } from './read-nominee-list';

const PEOPLE = ['Anna Bergholm', 'Marcus Tolland', 'Ines Carvalho', 'Peter Wynfield'];
const profiles = PEOPLE.map((name, at) => `${name}\nAge: ${55 + at}\nDirector since: ${2011 + at}`).join('\n');
const TITLES = 'Ms. Bergholm, Mr. Tolland, Ms. Carvalho and Mr. Wynfield attended. Dr. Quist and Mr. Oller left.';

function nomineesIn(pages: readonly string[], facts: readonly Partial<Fact>[]) {
  const filing = readFilingText(
    pages.map((text, at) => pageOf(text, at + 1)),
    [],
  );
  return readNomineeList({
    filing,
    facts: facts as Fact[],
    directors: readDirectors(filing),
    structure: null,
    election: undefined,
    meetingYear: 2026,
    printed: [],
  });
}

const namesOf = (pages: readonly string[], facts: readonly Partial<Fact>[]) =>
  nomineesIn(pages, facts).nominees.map(({ name }) => name);

it('counts the nominees by those who are independent "of" all, where nothing else counts them', () => {
  const pages = [`ELECTION OF DIRECTORS\nOur director nominees\n${PEOPLE.join('\n')}`, profiles, TITLES];
  const isWhole = (value?: string) => nomineesIn(pages, value ? [{ key: 'independent_directors', value }] : []).isWhole;
  expect(isWhole()).toBe(false);
  expect(isWhole('3 of 4')).toBe(true);
  expect(isWhole('3 of 5')).toBe(false);
});

it('names the certain nominees where the filing counts more people than could be read', () => {
  const slate = `Six directors are to be elected at the meeting.\nOur director nominees\n${PEOPLE.join('\n')}`;
  const read = nomineesIn([slate, profiles, TITLES], []);
  expect(read.nominees.map(({ name }) => name)).toEqual(PEOPLE);
  expect(read.isWhole).toBe(false);
});

it('names nobody of a classified board where continuing directors are described as well', () => {
  const slate = `Six Class II directors are to be elected at the meeting.\nOur director nominees\n${PEOPLE.join('\n')}`;
  expect(namesOf([slate, profiles, TITLES], [])).toEqual([]);
});

it('takes all that both classes of shares elect, where the list of one is not stated', () => {
  const classes =
    'Nominees for election by Class B shareholders: Anna Bergholm. At the meeting four directors will be elected. ' +
    'Three directors will be elected by the holders of Class A Common Stock.';
  const slate = `Our director nominees\n${PEOPLE.join('\n')}`;
  expect(namesOf([classes, slate, profiles, TITLES], []).toSorted()).toEqual(PEOPLE.toSorted());
});

it('takes what each class of shares elects together, where the filing counts each alone', () => {
  const classes =
    'Holders of Class A stock, voting as a separate class, elect directors of their own. The election of three ' +
    'Class A directors and the election of one Class B director. We have nominated three Class A directors named ' +
    'below.\n';
  const card = 'Director Nominees\nClass A Nominees\n';
  expect(namesOf([`${classes}${card}${PEOPLE.join('\n')}`, profiles, TITLES], []).toSorted()).toEqual(
    PEOPLE.toSorted(),
  );
});

it('takes the nominees of two classes, even if a page names as many people by chance', () => {
  const class2 =
    'Election of directors. The Company will elect two Class II directors.\nNominees for Class II Directors\n' +
    'Anna Bergholm, 55   Ms. Bergholm has been a director since 2011.\n' +
    'Marcus Tolland, 56   Mr. Tolland has been a director since 2012.\n' +
    'Continuing Class III Directors\nInes Carvalho, 57   Ms. Carvalho has been a director since 2013.\n' +
    'Peter Wynfield, 58   Mr. Wynfield has been a director since 2014.';
  const others = 'Committees. Election of directors\nInes Carvalho\nPeter Wynfield\nDr. Quist and Mr. Oller left.';
  expect(namesOf([class2, others, TITLES], [])).toEqual(['Anna Bergholm', 'Marcus Tolland']);
});

it('takes a founder as a nominee whose company has his name', () => {
  const slate = `We are Marcus Tolland Corporation. Our director nominees\n${PEOPLE.join('\n')}`;
  const stated = PEOPLE.map((name) => ({ name }));
  expect(namesOf([slate, profiles, TITLES], [{ key: 'nominees', value: stated }])).toEqual(PEOPLE);
});

it('does not take a company as a nominee', () => {
  const stated = ['Tolland Foods', ...PEOPLE.slice(1)].map((name) => ({ name }));
  const slate = `We are Tolland Foods Inc. Our director nominees\n${PEOPLE.join('\n')}`;
  expect(namesOf([slate, profiles, TITLES], [{ key: 'nominees', value: stated }])).not.toContain('Tolland Foods');
});

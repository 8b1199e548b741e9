import { expect, it } from 'vitest';
import type { Fact } from '@/lib/facts/fact';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { nomineesOf } from './nominees';

const PEOPLE = ['Anna Bergholm', 'Marcus Tolland', 'Ines Carvalho', 'Peter Wynfield'];
const profiles = PEOPLE.map((name, at) => `${name}\nAge: ${55 + at}\nDirector since: ${2011 + at}`).join('\n');
const TITLES = 'Ms. Bergholm, Mr. Tolland, Ms. Carvalho and Mr. Wynfield attended. Dr. Quist and Mr. Oller left.';

function namesOf(pages: readonly string[], facts: readonly Partial<Fact>[]) {
  const filing = readFilingText(
    pages.map((text, at) => pageOf(text, at + 1)),
    [],
  );
  return nomineesOf(filing, facts as Fact[], null, undefined).map(({ item }) => item.name);
}

it('counts the nominees by those who are independent "of" all, where nothing else counts them', () => {
  const pages = [`ELECTION OF DIRECTORS\nOur director nominees\n${PEOPLE.join('\n')}`, profiles, TITLES];
  expect(namesOf(pages, [])).toEqual([]);
  expect(namesOf(pages, [{ key: 'independent_directors', value: '3 of 4' }])).toEqual(PEOPLE);
  expect(namesOf(pages, [{ key: 'independent_directors', value: '3 of 5' }])).toEqual([]);
});

it('takes all that both classes of shares elect, where the list of one is not stated', () => {
  const classes =
    'Nominees for election by Class B shareholders: Anna Bergholm. At the meeting four directors will be elected. ' +
    'Three directors will be elected by the holders of Class A Common Stock.';
  const slate = `Our director nominees\n${PEOPLE.join('\n')}`;
  expect(namesOf([classes, slate, profiles, TITLES], []).toSorted()).toEqual(PEOPLE.toSorted());
});

it('takes of two classes those who stand, whatever page names as many people by chance', () => {
  const class2 =
    'Election of directors. The Company will elect two Class II directors.\nNominees for Class II Directors\n' +
    'Anna Bergholm, 55   Ms. Bergholm has been a director since 2011.\n' +
    'Marcus Tolland, 56   Mr. Tolland has been a director since 2012.\n' +
    'Continuing Class III Directors\nInes Carvalho, 57   Ms. Carvalho has been a director since 2013.\n' +
    'Peter Wynfield, 58   Mr. Wynfield has been a director since 2014.';
  const others = 'Committees. Election of directors\nInes Carvalho\nPeter Wynfield\nDr. Quist and Mr. Oller left.';
  expect(namesOf([class2, others, TITLES], [])).toEqual(['Anna Bergholm', 'Marcus Tolland']);
});

import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { candidatesOf } from './candidates';
import { nomineesByScore } from './nominees-by-score';

const PEOPLE = ['Anna Bergholm', 'Marcus Tolland', 'Ines Carvalho', 'Peter Wynfield'];

/** A table with the citizenship beside the name, biographies, and officers who are not nominees. */
const PAGES = [
  'ELECTION OF DIRECTORS\nThe Board has nominated Anna Bergholm, Marcus Tolland, Ines Carvalho and Peter Wynfield.\n' +
    'Mr. Tolland will retire as an officer of the Company after the meeting.',
  'DIRECTOR NOMINEES\n' +
    PEOPLE.map(
      (name, index) => `${name.toUpperCase()}   USA\nAge: ${55 + index}\nDirector since: ${2011 + index}`,
    ).join('\n'),
  'EXECUTIVE OFFICERS\nHollis Grange\nAge: 51\nDoreen Ashcombe\nAge: 48',
  'Ms. Bergholm, Mr. Tolland, Ms. Carvalho and Mr. Wynfield attended. Mr. Grange and Ms. Ashcombe are officers. ' +
    'Dr. Quist and Mr. Oller left in 2020.',
];
const candidatesIn = (pages: readonly string[]) => candidatesOf({ filing: filingOf(pages), people: [], headings: [] });
const filingOf = (pages: readonly string[]) =>
  readFilingText(
    pages.map((text, index) => pageOf(text, index + 1)),
    [],
  );

it('agrees on as many nominees as the filing counts, without the words of the next column', () => {
  const found = nomineesByScore(candidatesIn(PAGES), [4]);
  expect(found?.map(({ name }) => name).sort()).toEqual([...PEOPLE].sort());
});

it('names nobody where the count fits no group of people', () => {
  expect(nomineesByScore(candidatesIn(PAGES), [3])).toBeUndefined();
});

it('a name broken over two lines is one nominee', () => {
  const pages = PAGES.map((text) => text.replaceAll('Anna Bergholm', 'Anna K. Bergholm, Jr.'));
  const broken = [...pages, 'DIRECTOR NOMINEES\nK. Bergholm, Jr.\nAge: 55\nDirector since: 2011'];
  const found = nomineesByScore(candidatesIn(broken), [4]);
  expect(found?.map(({ name }) => String(name)).filter((name) => /Bergholm/.test(name))).toHaveLength(1);
});

it('knows profiles side by side, under a letter of the ballot, and somebody who has no title but is paid', () => {
  const pages = [
    'The Board has four nominees.\nAnna Bergholm   Marcus Tolland\nAge: 55         Age: 56',
    'INES CARVALHO\nAge: 57\nDirector since: 2013\n1D PETER WYNFIELD\nChair of a bank',
    'Ms. Bergholm, Mr. Tolland and Ms. Carvalho attended. Mr. Grange is an officer.',
    'Fees earned\nPeter Wynfield   140,000   190,000   330,000',
  ];
  const names = candidatesIn(pages).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...PEOPLE].toSorted());
});

it('knows a table of nominees by ages and years, also of officers, and goes on with it on the next page', () => {
  const row = (name: string, age: number, since: number) => `${name}   ${age}   Officer of the Company.   ${since}`;
  const pages = [
    '#Nominees for Election by Class A Stockholders\n' +
      `${row('Anna Bergholm', 55, 2011)}\n${row('Marcus Tolland', 56, 2012)}`,
    `Name   Age   Occupation   Since\n${row('Ines Carvalho', 57, 2013)}\n${row('Peter Wynfield', 58, 2014)}`,
    'EXECUTIVE OFFICERS\nHollis Grange   51   Treasurer\nPeter Wynfield   58   19,609,914   -',
  ];
  const people = ['Peter Wynfield', 'Hollis Grange'].map((name) => {
    const surname = name.split(' ')[1]?.toLowerCase() ?? '';
    return { name, surname, roles: [], mentions: 2, isExecutive: true, facts: [] };
  });
  const found = candidatesOf({ filing: filingOf([...pages, PAGES[3] ?? '']), people, headings: [] });
  expect(nomineesByScore(found, [4])?.map(({ name }) => name)).toEqual(PEOPLE);
});

it('names nobody where the last one is nearer in score to the others than to the nominees', () => {
  const candidate = (name: string, score: number) => ({
    name,
    score,
    first: 1,
    isOnlyRarelyNamed: false,
    item: { name },
  });
  const three = ['Ann Poe', 'Sam Roe', 'Max Low'].map((name) => candidate(name, 4.5));
  expect(nomineesByScore([...three, candidate('Ian Moss', 1), candidate('Owen Tarn', -1)], [4])).toBeUndefined();
  expect(nomineesByScore([...three, candidate('Jane Doe', 3.5), candidate('Owen Tarn', -1)], [4])).toHaveLength(4);
});

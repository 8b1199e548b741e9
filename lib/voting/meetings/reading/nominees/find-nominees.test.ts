import { expect, it } from 'vitest';
import type { Fact } from '@/lib/facts/fact';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { findNominees } from './find-nominees';

const NOMINEES = ['Anna Bergholm', 'Marcus Tolland', 'Ines Carvalho', 'Peter Wynfield'];
const OFFICERS = ['Hollis Grange', 'Doreen Ashcombe', 'Ira Lockmoor', 'Selma Quist'];
const profiles = NOMINEES.map((name, at) => `${name}\nAge: ${55 + at}\nDirector since: ${2011 + at}`).join('\n');
const PAGES = [
  'ELECTION OF DIRECTORS\nFour directors are to be elected. The Board has nominated Anna Bergholm, Marcus Tolland, ' +
    'Ines Carvalho and Peter Wynfield.',
  `DIRECTOR NOMINEES\n${profiles}`,
  `EXECUTIVE OFFICERS\n${OFFICERS.map((name) => `${name}   51   Senior Vice President`).join('\n')}`,
  'Ms. Bergholm, Mr. Tolland, Ms. Carvalho and Mr. Wynfield attended. Mr. Grange, Ms. Ashcombe, Mr. Lockmoor and Ms. ' +
    'Quist are officers.',
];
const nomineesOf = (facts: readonly Partial<Fact>[], printed: readonly string[] = []) =>
  findNominees({
    filing: readFilingText(
      PAGES.map((text, at) => pageOf(text, at + 1)),
      [],
    ),
    facts: facts as Fact[],
    structure: null,
    election: undefined,
    printed,
    meetingYear: 2026,
  }).nominees.map(({ name }) => name);
const stated = (names: readonly string[]) => [
  { key: 'nominees', value: names.map((name) => ({ name })) } as Partial<Fact>,
];

it('finds the nominees by all evidence', () => expect(nomineesOf([]).toSorted()).toEqual(NOMINEES.toSorted()));

it('replaces a stated list of people who are hardly nominees', () =>
  expect(nomineesOf(stated(OFFICERS)).toSorted()).toEqual(NOMINEES.toSorted()));

it('keeps a stated list of nominees, and the names of resolutions', () => {
  expect(nomineesOf(stated(NOMINEES))).toEqual(NOMINEES);
  expect(nomineesOf([], NOMINEES.toReversed())).toEqual(NOMINEES.toReversed());
});

it('takes resolutions that are fewer than the stated number for a part of the list', () => {
  expect(nomineesOf([], NOMINEES.slice(1))).toEqual(NOMINEES);
});

it('leaves open whether there are other nominees where five may be those of one class of shares', () => {
  const names = [...NOMINEES, 'Ruth Ellery'];
  const pages = [
    'ELECTION OF DIRECTORS\nSeven directors are to be elected. Holders of Class A Common Stock, voting as a separate ' +
      'class, elect two directors and holders of Class B Common Stock elect five directors.',
    `NOMINEES\n${names.map((name, at) => `${name}\nAge: ${55 + at}\nDirector since: ${2011 + at}`).join('\n')}`,
    'Ms. Bergholm, Mr. Tolland, Ms. Carvalho, Mr. Wynfield and Ms. Ellery attended.',
  ];
  const about = {
    filing: readFilingText(
      pages.map((text, at) => pageOf(text, at + 1)),
      [],
    ),
    structure: null,
    election: undefined,
    printed: [],
    meetingYear: 2026,
  };
  const counts = [2, 5].map((value) => ({ key: 'nominee_count', value, confidence: 0.5 }) as Fact);
  expect(findNominees({ ...about, facts: counts })).toMatchObject({
    nominees: names.map((name) => ({ name })),
    isWhole: false,
  });
  const size = { key: 'board_size', value: 5 } as Fact;
  expect(findNominees({ ...about, facts: [...counts, size] }).isWhole).toBe(true);
});

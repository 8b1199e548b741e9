import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { EVIDENCE_FEATURES, evidenceOf } from './evidence';
import { divide, likelyNominees, type Likely } from './likely-nominees';
import model from './nominee-model.json';

const likely = (...probabilities: number[]): Likely[] =>
  probabilities.map((probability, at) => ({ name: `Person ${at}`, first: 100 - at, probability }));
const divided = (probabilities: readonly number[], counts: Parameters<typeof divide>[1], sizes: number[] = []) => {
  const { list, isSure } = divide(likely(...probabilities), counts, sizes);
  return { length: list.length, isSure };
};

it('is learned from the features that are read', () => expect(model.features).toEqual(EVIDENCE_FEATURES));

it.each([
  ['people and count agree', [0.98, 0.97, 0.96, 0.03], [{ value: 3, confidence: 0.9 }], 3, true],
  ['nothing is counted', [0.98, 0.97, 0.96, 0.03], [], 3, false],
  ['the count is of one more', [0.98, 0.97, 0.96, 0.03], [{ value: 4, confidence: 0.9 }], 4, false],
  [
    'a count that is hardly stated fits better',
    [0.98, 0.97, 0.96, 0.01],
    [
      { value: 4, confidence: 0.9 },
      { value: 3, confidence: 0.6 },
    ],
    3,
    false,
  ],
  ['the next one is as likely', [0.9, 0.6, 0.55], [{ value: 2, confidence: 0.9 }], 2, false],
  ['nobody is likely', [0.2, 0.1], [{ value: 2, confidence: 0.9 }], 2, false],
] as const)('divides the people where %s', (_, probabilities, counts, length, isSure) =>
  expect(divided(probabilities, counts)).toEqual({ length, isSure }),
);

it('has nobody of nobody, and the list in the order of the filing', () => {
  expect(divide([], [{ value: 3, confidence: 0.9 }], [])).toEqual({ list: [], isSure: false });
  const { list } = divide(likely(0.9, 0.95), [{ value: 2, confidence: 0.9 }], []);
  expect(list.map(({ name }) => name)).toEqual(['Person 1', 'Person 0']);
});

const NOMINEES = ['Anna Bergholm', 'Marcus Tolland', 'Ines Carvalho', 'Peter Wynfield'];
const PROFILES = NOMINEES.map((name, at) => `${name}\nAge: ${55 + at}\nDirector since: ${2011 + at}`);
const filing = readFilingText(
  [
    `ELECTION OF DIRECTORS\nThe Board has nominated Anna Bergholm, Marcus Tolland, Ines Carvalho and Peter Wynfield.`,
    `DIRECTOR NOMINEES\n${PROFILES.join('\n')}`,
    'EXECUTIVE OFFICERS\nHollis Grange, Chief Financial Officer\nAge: 51\nDoreen Ashcombe, General Counsel\nAge: 48',
    'Ms. Bergholm, Mr. Tolland, Ms. Carvalho and Mr. Wynfield attended. Mr. Grange and Ms. Ashcombe are officers. ' +
      'Terry Tolland is called Marcus. Dr. Quist and Mr. Oller left in 2020.',
  ].map((text, at) => pageOf(text, at + 1)),
  [],
);

it('weighs everybody of a filing once, the nominees above its officers', () => {
  const { all, list } = likelyNominees({
    filing,
    people: [],
    counts: [{ value: 4, confidence: 0.9 }],
    sizes: [],
    meetingYear: 2026,
  });
  const rankOf = (name: string) => all.findIndex((each) => each.name === name);
  expect(list.map(({ name }) => name).toSorted()).toEqual(NOMINEES.toSorted());
  expect(Math.max(...NOMINEES.map(rankOf))).toBeLessThan(rankOf('Hollis Grange'));
});

it('counts what the filing prints around a name', () => {
  const evidence = evidenceOf(filing, [], [4], 2026);
  const of = (name: string, feature: string) =>
    evidence.find((each) => each.name === name)?.row[EVIDENCE_FEATURES.indexOf(feature)];
  expect(of('Anna Bergholm', 'inLists')).toBeGreaterThan(0);
  expect(of('Anna Bergholm', 'pages')).toBe(2);
  expect(of('Anna Bergholm', 'titled')).toBe(1);
  expect(of('Anna Bergholm', 'alone')).toBe(0.5);
  expect(of('Hollis Grange', 'inLists')).toBe(0);
  expect(of('Hollis Grange', 'nearOffice')).toBe(1);
});

it('takes a short form of a name, or one cut at its hyphen, for the same person where no list has both', () => {
  const named = readFilingText(
    [
      'ELECTION OF DIRECTORS\nOlufemi Adair-Cole\nAge: 55\nDirector since: 2011\n' +
        'Marcus Tolland\nAge: 61\nDirector since: 2014',
      'Our nominees\nFemi Adair-\nCole\nMarcus Tolland\nOlufemi Adair   Age: 55\n' +
        'Mr. Adair-Cole, Mr. Adair and Mr. Tolland serve.',
    ].map((text, at) => pageOf(text, at + 1)),
    [],
  );
  const names = evidenceOf(named, [], [2], 2026).map(({ name }) => name);
  expect(names.filter((name) => /Adair/.test(name))).toEqual(['Olufemi Adair-Cole']);
});

import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import type { PersonFact } from '@/lib/reading/structure/types';
import { placedPage } from '@/lib/reading/structure/placed-page.fixture';
import { personOf } from './people-of';

const NOMINEES = ['Anna Bergholm', 'Marcus Tolland', 'Robert Sandell', 'Richard Sandell'];

function person(name: string, facts: [PersonFact['kind'], string, string][]) {
  const pages = facts.map(([, , words], index) => pageOf(words, index + 1));
  return {
    pages,
    person: {
      name,
      surname: (name.split(' ').at(-1) ?? '').toLowerCase(),
      roles: [],
      mentions: 3,
      isExecutive: false,
      facts: facts.map(([kind, value], index): PersonFact => ({
        kind,
        value,
        place: { page: index + 1, start: 0, end: pages[index]?.text.length ?? 0 },
      })),
    },
  };
}

const seats = (name: string, facts: [PersonFact['kind'], string, string][]) => {
  const { pages, person: one } = person(name, facts);
  return personOf([one], name, NOMINEES, pages)?.facts?.map(({ value }) => value);
};

it('takes no seat from words of two profiles side by side, or of another nominee, or of the board as a whole', () => {
  expect(
    seats('Anna Bergholm', [
      ['committee', 'audit', 'Committees: Committees: Audit Finance'],
      ['committee', 'finance', 'Finance Committee: Marcus Tolland (Chair)'],
      ['committee', 'compensation', 'The Board has standing committees: the Audit Committee and the Pay Committee'],
      ['committee', 'risk', 'Committees: Risk'],
    ]),
  ).toEqual(['risk']);
});

it('prefers the row of a table that begins with the name', () => {
  expect(
    seats('Anna Bergholm', [
      ['committee', 'audit', 'Anna Bergholm 61 2014 M'],
      ['committee', 'compensation', 'Committees: Compensation and'],
    ]),
  ).toEqual(['audit']);
});

it('gives one of two people of the same surname and initial nothing that does not name the first name', () => {
  expect(
    seats('Robert Sandell', [
      ['age', '73', 'Sandell 73 1982'],
      ['age', '65', 'Robert Sandell 65 1990'],
    ]),
  ).toEqual(['65']);
  const { pages, person: richard } = person('Richard Sandell', [['age', '73', 'Richard Sandell 73']]);
  expect(personOf([richard], 'Robert Sandell', NOMINEES, pages)).toBeUndefined();
});

it('leaves a label to the nominee who is named last before it', () => {
  const page = pageOf('Anna Bergholm\nAge: 61\nMARCUS TOLLAND\nAge: 55\nDirector since: 2014');
  const at = (words: string) => page.text.indexOf(words);
  const fact = (kind: PersonFact['kind'], value: string, words: string): PersonFact => ({
    kind,
    value,
    place: { page: 1, start: at(words), end: at(words) + words.length },
  });
  const facts = [fact('age', '61', 'Age: 61'), fact('director_since', '2014', 'Director since: 2014')];
  const { person: anna } = person('Anna Bergholm', []);
  expect(personOf([{ ...anna, facts }], 'Anna Bergholm', NOMINEES, [page])?.facts).toEqual([facts[0]]);
});

it('leaves a label to the nominee above it in its column, where profiles are side by side', () => {
  const page = placedPage([
    {
      y: 700,
      cells: [
        ['Anna Bergholm', 40],
        ['Marcus Tolland', 300],
      ],
    },
    {
      y: 688,
      cells: [
        ['Age', 40],
        ['Age', 300],
      ],
    },
    {
      y: 676,
      cells: [
        ['61', 40],
        ['55', 300],
      ],
    },
  ]);
  const age = (value: string): PersonFact => {
    const start = page.text.indexOf(value);
    return { kind: 'age', value, place: { page: 1, start, end: start + 2 } };
  };
  const agesOf = (name: string) => {
    const facts = [age('61'), age('55')];
    const one = { ...person(name, []).person, facts };
    return personOf([one], name, NOMINEES, [page])?.facts?.map(({ value }) => value);
  };
  expect(agesOf('Anna Bergholm')).toEqual(['61']);
  expect(agesOf('Marcus Tolland')).toContain('55');
});

it('ends a list of seats at the first line that is none', () => {
  expect(
    seats('Anna Bergholm', [
      ['committee', 'audit', 'Committees: None\nMs. Bergholm was a Senior Audit Partner'],
      ['committee', 'finance', 'BOARD COMMITTEES:\n• Graduated from Dunmore University, with a B.S. in Finance'],
      ['committee', 'compensation', 'Committees: Audit (Chair),\nCompensation and Talent\nCAREER'],
    ]),
  ).toEqual(['compensation']);
});

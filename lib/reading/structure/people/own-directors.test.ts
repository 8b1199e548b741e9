import { expect, it } from 'vitest';
import { ownDirectors } from './own-directors';
import type { Unit } from '../types';

const PEOPLE = new Map([
  ['doe', 'Jane Doe'],
  ['roe', 'Sam Roe'],
  ['poe', 'Ann Poe'],
]);
const read = (...sentences: string[]) =>
  ownDirectors(
    sentences.map((text, at) => ({ kind: 'sentence', text, page: 1, start: at, end: at + 1 }) as Unit),
    PEOPLE,
  ).map(({ name, fact }) => [name, fact.value]);

const OWN = [
  'Jane Doe has been a director of Larch since January 2010 and chairs the Board.',
  'Mr. Roe, a designee of Harlow Pumps, has been a director of Larch since May 2013.',
  'Ms. Poe has been a director of Larch since 2018.',
];

it('reads since when three people are directors of one company, which is the own one', () => {
  expect(read(...OWN)).toEqual([
    ['Jane Doe', '2010'],
    ['Sam Roe', '2013'],
    ['Ann Poe', '2018'],
  ]);
});

it('says nothing of a company of which fewer are directors', () => {
  expect(read(...OWN.slice(0, 2))).toEqual([]);
  expect(read(...OWN, 'Ms. Poe has been a director of Harlow Pumps since 2020.')).toHaveLength(3);
});

import { expect, it } from 'vitest';
import { factsOfBiography } from './biographies';
import { isNameOfKnownFamily, leadingPerson } from './known-people';
import type { Unit } from '../types';

const PEOPLE = new Map([
  ['calder', 'Ruth B. Calder'],
  ['poe', 'Ines Poe'],
  ['alder', 'Ming Alder'],
]);

const read = (text: string) => {
  const unit: Unit = {
    kind: 'sentence',
    text,
    page: 3,
    start: 10,
    end: 10 + text.length,
    section: '',
    lead: '',
    row: null,
  };
  const found = factsOfBiography(unit, PEOPLE);
  return found && [found.name, ...found.facts.map(({ kind, value }) => `${kind} ${value}`)];
};

it.each([
  ['Ruth B. Calder, 63, has been a director since 2015.', 'age 63', 'director_since 2015'],
  ['Ruth B. Calder, age 59, a director since 2018, has been Managing Partner of Roe Capital.', 'age 59', '2018'],
  [
    'Ruth B. Calder, Jr., 64, was elected to the Board in 2013 and has been our Lead Director since 2020.',
    '64',
    '2013',
  ],
  ['Ruth Calder, 52, joined the Board in September 2022.', '52', '2022'],
  ['RUTH B. CALDER, 57, a great-grandson of our founder, became a director in 2011.', '57', '2011'],
  ['Ruth B. Calder has served on our Board since 2009.', '', '2009'],
  ['Ruth B. Calder has served as a member of our board of directors since May 2019.', '', '2019'],
  [
    'RUTH B. CALDER, age 67, has been a director of the Corporation since 2009 and its Lead Director since 2019.',
    '67',
    '2009',
  ],
  ['Ruth B. Calder, 60, has been Chief Executive Officer and a director since 2016.', '60', '2016'],
])('reads %s', (text, ...parts) => {
  expect(read(text)?.[0]).toBe('Ruth B. Calder');
  for (const part of parts) expect(read(text)?.join(', ')).toContain(part);
});

it.each([
  'Ms. Calder, 63, has been a director since 2015.',
  'Ruth B. Calder has been a director of Poe Inc. since 2015.',
  'Ruth B. Calder, a partner of Poe Inc. who joined the Board in 2015, speaks often.',
  'The Board met with Ruth B. Calder, 63, in March.',
  'Ruth B. Calder received 63,000 shares.',
])('leaves %s', (text) => {
  expect(read(text)).toBeNull();
});

it('knows a longer form of a name, and not another of the family', () => {
  expect(leadingPerson('Hsu-Lan Ming Alder', PEOPLE)).toBe('Ming Alder');
  expect(leadingPerson('William F. Poe III', PEOPLE)).toBeNull();
  expect(isNameOfKnownFamily('William F. Poe III', PEOPLE)).toBe(true);
  expect(isNameOfKnownFamily('William F. Roe III', PEOPLE)).toBe(false);
});

it('reads age and year behind degrees, and a board in small letters', () => {
  expect(read('Ruth B. Calder, M.D., M.B.A., age 57, has been a member of our board since March 2019.')).toEqual([
    'Ruth B. Calder',
    'age 57',
    'director_since 2019',
  ]);
});

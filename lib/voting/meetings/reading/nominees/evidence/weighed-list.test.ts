import { expect, it } from 'vitest';
import type { Likely, LikelyNominees } from './likely-nominees';
import { weighedList } from './weighed-list';

const item = (name: string) => ({ name, age: 61, director_since: null, independent: null });
const readNomineeList = (names: readonly string[], isWhole = true) => ({ nominees: names.map(item), isWhole });
const likelyOf = (nominees: readonly string[], others: readonly string[] = [], isSure = true): LikelyNominees => {
  const of =
    (probability: number) =>
    (name: string, first: number): Likely => ({ name, first, probability });
  const list = nominees.map(of(0.95));
  return { list, all: [...list, ...others.map(of(0.02))], isSure };
};
const namesAfter = (...given: Parameters<typeof weighedList>) => weighedList(...given).nominees.map(({ name }) => name);

it.each([
  [
    'names who was not read at all',
    readNomineeList([], false),
    likelyOf(['Jane Roe', 'Mark Poe']),
    ['Jane Roe', 'Mark Poe'],
  ],
  [
    'names the rest of a part',
    readNomineeList(['Jane Roe'], false),
    likelyOf(['Jane Roe', 'Mark Poe']),
    ['Jane Roe', 'Mark Poe'],
  ],
  [
    'replaces a continuing director by the nominee',
    readNomineeList(['Jane Roe', 'Paul Doe']),
    likelyOf(['Jane Roe', 'Mark Poe'], ['Paul Doe']),
    ['Jane Roe', 'Mark Poe'],
  ],
  [
    'keeps a longer list',
    readNomineeList(['Jane Roe', 'Paul Doe']),
    likelyOf(['Jane Roe'], ['Paul Doe']),
    ['Jane Roe', 'Paul Doe'],
  ],
  [
    'keeps the list where the evidence is not sure',
    readNomineeList(['Jane Roe', 'Paul Doe']),
    likelyOf(['Jane Roe', 'Mark Poe'], ['Paul Doe'], false),
    ['Jane Roe', 'Paul Doe'],
  ],
] as const)('%s', (_, list, likely, names) => expect(namesAfter(list, likely)).toEqual(names));

it('keeps what the list says of a person', () => {
  const { nominees, isWhole } = weighedList(
    readNomineeList(['Jane B. Roe'], false),
    likelyOf(['Jane Roe', 'Mark Poe']),
  );
  expect(isWhole).toBe(true);
  expect(nominees.map(({ name, age }) => [name, age])).toEqual([
    ['Jane B. Roe', 61],
    ['Mark Poe', null],
  ]);
});

import { expect, it } from 'vitest';
import { isSameNominee } from './same-nominee';

it.each([
  ['Kornelis (Neil) Harker', 'Neil Harker'],
  ['Jane van', 'Jane van Doe'],
  ['J. Edward Harker', 'J. Harker'],
  ['Robert H. Harker', 'Bob Harker'],
  ['H.M. Harker', 'Harlan M. Harker'],
])('%s and %s are one nominee', (one, other) => {
  expect(isSameNominee(one, other)).toBe(true);
  expect(isSameNominee(other, one)).toBe(true);
});

it.each([
  ['Kornelis (Neil) Harker', 'Mark Harker'],
  ['Jane Doe', 'Mark Doe'],
  ['H.M. Harker', 'Harlan P. Harker'],
])('%s and %s are two', (one, other) => expect(isSameNominee(one, other)).toBe(false));

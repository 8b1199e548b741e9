import { expect, it } from 'vitest';
import { isSamePerson } from './same-person';

it.each([
  ['Jane B. Doe, Jr.', 'J. Doe'],
  ['Ana Ruiz', 'Ana Ruiz de la Vega'],
  ['R. Douglas Harker', 'Doug Harker'],
  ['Edward Harker', 'J. Edward Harker'],
  ['D. James Harker', 'Jim Harker'],
  ['Harker', 'R. Douglas Harker'],
  ['K. Anders Björnstad', 'K. Anders Bjornstad'],
  ['Ted Harker', 'Edmund “Ted” R. Harker'],
])('%s and %s may be one person', (one, other) => expect(isSamePerson(one, other)).toBe(true));

it.each([
  ['Jane Doe', 'Mark Doe'],
  ['R. Douglas Harker', 'Ellen Harker'],
  ['R. Douglas Harker', 'D. Harker'],
  ['Jane Doe', 'Jane Roe'],
  ['John H. Doe', 'John R. Doe'],
])('%s and %s are two', (one, other) => expect(isSamePerson(one, other)).toBe(false));

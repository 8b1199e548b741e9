import { expect, it } from 'vitest';
import { omitsMoreProbable } from './omits-better-candidates';

it('tells whether somebody who is not listed is likelier a nominee than one of the list', () => {
  const item = (name: string) => ({ name, age: null, director_since: null, independent: null });
  const seen = ['Jane Roe', 'Mark Poe'].map((name) => ({
    item: item(name),
    name,
    first: 1,
    score: 3,
    isOnlyRarelyNamed: false,
  }));
  const poe = (likelihood: number) => (name: string) => (name === 'Mark Poe' ? likelihood : 0.5);
  expect(omitsMoreProbable([item('Jane Roe')], seen, poe(0.6))).toBe(true);
  expect(omitsMoreProbable([item('Jane Roe')], seen, poe(0.5))).toBe(false);
  expect(omitsMoreProbable([item('Jane Roe')], seen, () => undefined)).toBe(false);
});

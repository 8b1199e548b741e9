import { expect, it } from 'vitest';
import { leadingPerson } from './known-people';

it('takes nobody by a first name that is another person’s surname, with an initial behind it or without', () => {
  const names = new Map([
    ['grant', 'Hollis Grant'],
    ['morgan', 'Grant B. Morgan'],
  ]);
  expect(leadingPerson('Grant Morgan', names)).toBe('Grant B. Morgan');
  expect(leadingPerson('Ms. Grant B. Morgan', names)).toBe('Grant B. Morgan');
  expect(leadingPerson('Grant, Hollis', names)).toBe('Hollis Grant');
  expect(leadingPerson('Grant', names)).toBe('Hollis Grant');
});

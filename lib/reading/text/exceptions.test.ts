import { describe, expect, it } from 'vitest';
import { withoutRemainder } from './exceptions';

describe('the exception of a statement about all', () => {
  it.each([
    ['Mr. Roe, namely Ms. Doe and Mr. Poe, are independent', 'Mr. Roe'],
    ['Mr. Roe, our Chief Executive Officer (that is, Ms. Doe and Mr. Poe)', 'Mr. Roe, our Chief Executive Officer'],
    ['Mr. Roe, is independent: Messrs. Doe and Poe, and Dr. Lee', 'Mr. Roe'],
    ['Dr. Roe and Ms. Lee, i.e. Ms. Doe and Mr. Poe', 'Dr. Roe and Ms. Lee'],
    ['David M. Roe, namely Ann Doe and John Poe', 'David M. Roe'],
    ['Robert Roe, Jr., namely Ann Doe and John Poe', 'Robert Roe, Jr.'],
  ])('%s leaves out %s', (excepted, left) => {
    expect(withoutRemainder(excepted)).toBe(left);
  });

  it.each([
    'our Chief Executive Officer, namely Mr. Roe',
    'the two executives, namely Messrs. Roe and Poe',
    'Mr. Roe, who is our chief executive officer, and Ms. Doe',
    'Mr. Roe, an officer of a company that is our customer, and Ms. Doe',
  ])('%s names no others', (excepted) => {
    expect(withoutRemainder(excepted)).toBe(excepted);
  });
});

import { describe, expect, it } from 'vitest';
import { isoDay, isoDayOfWords } from './iso-day';

describe('a printed day', () => {
  it.each([
    ['February', '29', '2024', '2024-02-29'],
    ['Sept.', '7', '2025', '2025-09-07'],
    ['may', '03', '2025', '2025-05-03'],
  ])('%s %s, %s is %s', (month, day, year, iso) => expect(isoDayOfWords(month, day, year)).toBe(iso));

  it.each([
    ['February', '29', '2025'],
    ['May', '99', '2025'],
    ['May', '0', '2025'],
    ['Smarch', '1', '2025'],
    ['May', undefined, '2025'],
    ['May', '1', undefined],
  ])('%s %s, %s is none', (month, day, year) => expect(isoDayOfWords(month, day, year)).toBeUndefined());

  it.each([
    [2025, 13, 1],
    [2025, 0, 1],
    [99, 5, 1],
  ])('%i-%i-%i is none', (year, month, day) => expect(isoDay(year, month, day)).toBeUndefined());
});

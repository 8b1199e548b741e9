import { describe, expect, it } from 'vitest';
import { parsePageNumber } from './page-number';

describe('parsePageNumber', () => {
  it.each([
    ['1', 1],
    ['118', 118],
    [' 61 ', 61],
    ['007', 7],
  ])('accepts %j', (typed, page) => {
    expect(parsePageNumber(typed, 118)).toBe(page);
  });

  it.each(['', '0', '119', '-1', '1.5', '1e2', 'ten', '٣', '61a', '99999999'])('refuses %j', (typed) => {
    expect(parsePageNumber(typed, 118)).toBeNull();
  });
});

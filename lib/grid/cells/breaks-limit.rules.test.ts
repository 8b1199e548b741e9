import { expect, it } from 'vitest';
import { breaksLimit } from './breaks-limit.rules';

const exactly = (value: number) => ({ low: value, high: value });

it('says whether a value is beyond the limit', () => {
  expect(breaksLimit(exactly(214), { operator: 'above', value: 200 })).toBe(true);
  expect(breaksLimit(exactly(200), { operator: 'above', value: 200 })).toBe(false);
  expect(breaksLimit(exactly(200), { operator: 'at_least', value: 200 })).toBe(true);
  expect(breaksLimit(exactly(66.6666666667), { operator: 'below', value: 200 / 3 })).toBe(false);
  expect(breaksLimit(exactly(61), { operator: 'below', value: 70 })).toBe(true);
  expect(breaksLimit(exactly(5), { operator: 'equals', value: 5 })).toBe(true);
});

it('is null where the words allow both', () => {
  expect(breaksLimit({ low: 95, high: 100 }, { operator: 'below', value: 75 })).toBe(false);
  expect(breaksLimit({ low: 75, high: 100 }, { operator: 'below', value: 90 })).toBeNull();
  expect(breaksLimit({ low: null, high: null }, { operator: 'below', value: 90 })).toBeNull();
  expect(breaksLimit(exactly(1), null)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { boundsOfNumber } from './bounds-of-number';
import { compareWithThreshold, joinOutcomes } from './compare-with-threshold';

const rule = (
  operator: 'above' | 'below' | 'at_least' | 'at_most' | 'equals' | 'is_true' | 'is_false',
  threshold: number | null = null,
) => ({ metric: 'ceo_pay_ratio', operator, threshold, unit: null });
const exactly = (value: number) => ({ low: value, high: value });

describe('a typed condition', () => {
  it.each([
    ['above', 200, 201, 'triggered'],
    ['above', 200, 200, 'clear'],
    ['at_least', 200, 200, 'triggered'],
    ['below', 75, 74.9, 'triggered'],
    ['below', 75, 75, 'clear'],
    ['at_most', 50, 50, 'triggered'],
    ['equals', 3, 3, 'triggered'],
    ['equals', 3, 4, 'clear'],
  ] as const)('%s %d meets %d: %s', (operator, threshold, value, outcome) => {
    expect(compareWithThreshold(rule(operator, threshold), exactly(value))).toBe(outcome);
  });

  it('takes six of nine as two thirds', () => {
    expect(compareWithThreshold(rule('below', 200 / 3), exactly((6 / 9) * 100))).toBe('clear');
    expect(compareWithThreshold(rule('at_least', 200 / 3), exactly((6 / 9) * 100))).toBe('triggered');
  });

  it('decides yes and no', () => {
    expect([
      compareWithThreshold(rule('is_true'), exactly(1)),
      compareWithThreshold(rule('is_true'), exactly(0)),
      compareWithThreshold(rule('is_false'), exactly(0)),
      compareWithThreshold(rule('is_false'), exactly(1)),
    ]).toEqual(['triggered', 'clear', 'triggered', 'clear']);
  });

  it('decides nothing where the evidence only bounds the value', () => {
    expect(compareWithThreshold(rule('below', 70), { low: 95, high: 100 })).toBe('clear');
    expect(compareWithThreshold(rule('below', 97), { low: 95, high: 100 })).toBe('cannot_determine');
  });

  it('joins conditions and keeps unknown outcomes undetermined', () => {
    expect(joinOutcomes(['triggered', 'cannot_determine'], 'all')).toBe('cannot_determine');
    expect(joinOutcomes(['clear', 'cannot_determine'], 'all')).toBe('clear');
    expect(joinOutcomes(['triggered', 'cannot_determine'], 'any')).toBe('triggered');
    expect(joinOutcomes(['clear', 'cannot_determine'], 'any')).toBe('cannot_determine');
    expect(joinOutcomes(['clear', 'clear'], 'any')).toBe('clear');
  });
});

describe('what a stated number says', () => {
  it.each([
    ['More than 95% of votes cast supported it', 95, { low: 95, high: 100 }],
    ['95% or more of the votes', 95, { low: 95, high: 100 }],
    ['received 95.4% support', 95.4, { low: 95.4, high: 95.4 }],
    ['No director attended fewer than 75% of the meetings', 75, { low: 75, high: 100 }],
  ])('%s', (quote, value, bounds) => {
    expect(boundsOfNumber(value, { key: 'say_on_pay_support', quote, unit: 'percent' })).toEqual(bounds);
  });

  it('gives no bound for an average attendance', () => {
    expect(
      boundsOfNumber(94, { key: 'board_attendance', quote: 'Average attendance was 94%', unit: 'percent' }),
    ).toBeUndefined();
  });
});

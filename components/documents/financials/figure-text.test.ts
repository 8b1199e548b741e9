import { describe, expect, it } from 'vitest';
import { figureText, measureText, periodTitle } from './figure-text';

describe('a figure of the ledger', () => {
  it('is in millions, per share in full', () => {
    expect(figureText({ value: 2_118_000_000, unit: 'USD' }, false)).toBe('2,118');
    expect(figureText({ value: 3.7, unit: 'USD/shares' }, false)).toBe('3.70');
  });

  it('is in brackets when it is negative or an outflow', () => {
    expect(figureText({ value: -44_000_000, unit: 'USD' }, false)).toBe('(44)');
    expect(figureText({ value: 634_000_000, unit: 'USD' }, true)).toBe('(634)');
    expect(figureText({ value: -634_000_000, unit: 'USD' }, true)).toBe('634');
    expect(figureText({ value: 0, unit: 'USD' }, true)).toBe('0');
  });

  it('names measures by their kind', () => {
    expect(measureText({ value: -3.34, unit: 'percent' }, 'percent')).toBe('(3.3%)');
    expect(measureText({ value: 81.5, unit: 'days' }, 'days')).toBe('81.5');
    expect(measureText({ value: null, unit: 'days' }, 'days')).toBe('—');
    expect(periodTitle({ fiscal_year: 2025, fiscal_quarter: 2 })).toBe('Q2 FY2025');
  });
});

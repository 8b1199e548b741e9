import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatIsoDate, formatLongDate } from './dates';
import { formatDuration, formatWholeDuration } from './durations';
import {
  formatBytes,
  formatCik,
  formatCount,
  formatCounted,
  formatDollars,
  formatPage,
  formatPercent,
  formatRatio,
  withArticle,
} from './numbers';

describe('numbers', () => {
  it('groups thousands and names currency, ratio, share and page', () => {
    expect(formatCount(1284)).toBe('1,284');
    expect(formatDollars(21_846_210)).toBe('$21,846,210');
    expect(formatRatio(214)).toBe('214:1');
    expect(formatPercent(0.97)).toBe('97%');
    expect(formatPage(61)).toBe('p. 61');
    expect(formatBytes(2_400_000)).toBe('2.4 MB');
  });

  it('agrees the noun with the number', () => {
    expect(formatCounted(1, 'company', 'companies')).toBe('1 company');
    expect(formatCounted(0, 'filing')).toBe('0 filings');
    expect(formatCounted(1246, 'filing')).toBe('1,246 filings');
  });

  it('says a form with the article that it is read with', () => {
    expect(['8-K', '10-K', 'DEF 14A', '20-F', '11-K', 'S-1', 'NT 10-K'].map(withArticle)).toEqual([
      'an 8-K',
      'a 10-K',
      'a DEF 14A',
      'a 20-F',
      'an 11-K',
      'an S-1',
      'an NT 10-K',
    ]);
  });

  it('pads a CIK to ten digits', () => {
    expect(formatCik('914725')).toBe('0000914725');
  });

  it('shows a dash for what is missing', () => {
    for (const text of [
      formatCount(null),
      formatDollars(undefined),
      formatPercent(Number.NaN),
      formatCik(''),
      formatDate(null),
      formatDate('soon'),
      formatDuration(null),
    ]) {
      expect(text).toBe('—');
    }
  });
});

describe('durations', () => {
  it.each([
    [412, '412 ms'],
    [999.6, '1.0 s'],
    [18_400, '18.4 s'],
    [59_960, '1 min 0 s'],
    [112_000, '1 min 52 s'],
    [7_500_000, '2 h 5 min'],
  ])('%d ms is %s', (durationMs, text) => {
    expect(formatDuration(durationMs)).toBe(text);
  });

  it('leaves tenths out of clocks', () => {
    expect(formatWholeDuration(48_200)).toBe('48 s');
    expect(formatWholeDuration(246_000)).toBe('4 min 6 s');
  });
});

describe('dates', () => {
  it('keeps the day of a date without a time', () => {
    expect(formatDate('2026-04-02')).toBe('Apr 2, 2026');
    expect(formatLongDate('2026-04-02')).toBe('April 2, 2026');
    expect(formatIsoDate('2026-04-02T23:30:00Z')).toBe('2026-04-02');
  });

  it('shows times in the zone asked for and names UTC', () => {
    expect(formatDateTime('2026-04-22T14:16:00Z', { timeZone: 'UTC' })).toBe('Apr 22, 2026, 2:16 PM UTC');
    expect(formatDateTime('2026-04-22T14:16:00Z', { timeZone: 'America/New_York' })).toBe('Apr 22, 2026, 10:16 AM');
  });
});

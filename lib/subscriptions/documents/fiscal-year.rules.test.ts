import { describe, expect, it } from 'vitest';
import { isOfFiscalYear } from './fiscal-year.rules';

const watch = { fiscalYear: 2026, createdAt: new Date('2026-03-01T10:00:00Z') };

describe('a filing of the watched fiscal year', () => {
  it.each([
    ['reports on it', 2026, '2027-03-01', true],
    ['is of the season that the watch was made for', 2025, '2026-04-01', true],
    ['was filed on the day the watch was made', 2025, '2026-03-01', true],
    ['was filed before the watch was made', 2025, '2026-02-28', false],
    ['reports on another year', 2024, '2025-04-01', false],
    ['comes a year later', 2027, '2028-04-01', false],
    ['has no known year', null, null, true],
    ['has a year and no date', 2025, null, false],
  ])('%s', (_what, fiscalYear, filingDate, expected) => {
    expect(isOfFiscalYear({ fiscalYear, filingDate }, watch)).toBe(expected);
  });
});

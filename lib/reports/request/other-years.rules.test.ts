import { expect, it } from 'vitest';
import { ofOtherYears, otherYearsSentence, yearsOf } from './other-years.rules';

const of = (...years: (number | null)[]) => years.map((fiscalYear) => ({ fiscalYear }));

it('knows the years of a report, each once and earliest first', () => {
  expect(yearsOf(of(2025, null, 2024, 2025))).toEqual([2024, 2025]);
});

it('finds filings of other years, and none where a year is not known', () => {
  expect(ofOtherYears(of(2025, 2026, null), [2025])).toEqual(of(2026));
  expect(ofOtherYears(of(2026), [])).toEqual([]);
});

it.each([
  [[2025], of(2026), 'This report covers fiscal year 2025; 1 filing of fiscal year 2026 has come since.'],
  [
    [2024, 2025],
    of(2026, 2023, 2026),
    'This report covers fiscal years 2024 and 2025; 3 filings of fiscal years 2023 and 2026 have come since.',
  ],
])('names both years: %o, %o', (years, others, sentence) => {
  expect(otherYearsSentence(years, others)).toBe(sentence);
});

import { expect, test } from 'vitest';
import { inferPeriodYear } from './infer-period-year';
import { tokenize } from '../terms/tokenize';

const chunk = (page: number, text: string) => ({ page, terms: tokenize(text).join(' ') });

test('takes the year of the stated period end', () => {
  expect(inferPeriodYear([chunk(1, 'For the fiscal year ended June 30, 2023. Commission file. Printed 2024.')])).toBe(
    2023,
  );
  expect(inferPeriodYear([chunk(1, 'For the quarterly period ended March 31, 2022')])).toBe(2022);
});

test('else the year named most on the first pages', () => {
  expect(inferPeriodYear([chunk(1, 'Date of report: July 1, 2022. Dated 2022. Notes due 2026.')])).toBe(2022);
});

test('nothing stated, nothing inferred', () => {
  expect(inferPeriodYear([chunk(1, 'No dates here.')])).toBeNull();
  expect(inferPeriodYear([chunk(40, 'year ended June 30, 2023')])).toBeNull();
});

import { expect, it } from 'vitest';
import { formatCellValue } from './format-value.rules';

it.each([
  [214, 'ratio', '214:1'],
  [21_060_422, 'USD', '$21.1M'],
  [-3_400_000_000, 'USD', '−$3.4B'],
  [98_412, 'USD', '$98,412'],
  [2.5, 'USD/shares', '$2.50'],
  [72.7272, 'percent', '72.7%'],
  [100, 'percent', '100%'],
  [14, 'years', '14 y'],
  [1.25, 'times', '1.25×'],
  [11, 'people', '11'],
  [true, 'yes_no', 'Yes'],
  ['2027-05-12', 'date', 'May 12, 2027'],
])('%j %s is shown as %s', (value, unit, shown) => {
  expect(formatCellValue(value, unit)).toBe(shown);
});

it('leaves words to the answer', () => {
  expect(formatCellValue('Audit committee', null)).toBeNull();
  expect(formatCellValue(true, 'flag')).toBeNull();
  expect(formatCellValue(null, null)).toBeNull();
});

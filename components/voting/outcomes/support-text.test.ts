import { expect, it } from 'vitest';
import { alongAxis, axisStart, changeText, supportText } from './support-text';

it('rounds support, but never up to a limit', () => {
  expect(supportText(74.599)).toBe('74.6%');
  expect(supportText(79.9999)).toBe('79.9%');
  expect(supportText(80)).toBe('80.0%');
  expect(supportText(100)).toBe('100.0%');
  expect(supportText(null)).toBe('—');
});

it('states a change in percentage points', () => {
  expect(changeText(62.4, 90.6)).toBe('−28.2');
  expect(changeText(97.2, 96.8)).toBe('+0.4');
  expect(changeText(97.2, 97.21)).toBe('0.0');
});

it('begins the axis at half, or lower where a value is', () => {
  expect(axisStart([94, 68])).toBe(50);
  expect(axisStart([94, 37])).toBe(30);
  expect(alongAxis(75, 50)).toBe(0.5);
});

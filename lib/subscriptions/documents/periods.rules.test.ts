import { describe, expect, it } from 'vitest';
import { addDays, dayOf, monthOf, startOfNextDay, startOfNextMonth } from './periods.rules';

const at = (text: string) => new Date(text);

describe('windows of limits', () => {
  it.each([
    ['2026-11-30T23:59:59.999Z', '2026-11', '2026-11-30', '2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', '2026-12', '2026-12-01', '2027-01-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z'],
    ['2026-12-31T23:30:00.000Z', '2026-12', '2026-12-31', '2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-28T12:00:00.000Z', '2028-02', '2028-02-28', '2028-03-01T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['2028-02-29T23:59:59.000Z', '2028-02', '2028-02-29', '2028-03-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    // Daylight saving time changes in New York and London on these days; UTC is not affected.
    ['2026-03-08T07:30:00.000Z', '2026-03', '2026-03-08', '2026-04-01T00:00:00.000Z', '2026-03-09T00:00:00.000Z'],
    ['2026-10-25T00:30:00.000Z', '2026-10', '2026-10-25', '2026-11-01T00:00:00.000Z', '2026-10-26T00:00:00.000Z'],
  ])('%s', (instant, month, day, nextMonth, nextDay) => {
    expect({ month: monthOf(at(instant)), day: dayOf(at(instant)) }).toEqual({ month, day });
    expect(startOfNextMonth(at(instant)).toISOString()).toBe(nextMonth);
    expect(startOfNextDay(at(instant)).toISOString()).toBe(nextDay);
  });

  it('adds days of 24 hours', () => {
    expect(addDays(at('2028-02-27T10:00:00Z'), 3).toISOString()).toBe('2028-03-01T10:00:00.000Z');
  });
});

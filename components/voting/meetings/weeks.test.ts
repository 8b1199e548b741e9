import { describe, expect, it } from 'vitest';
import type { Meeting } from '@/lib/voting/meetings/schema';
import { daysLeftText, resultsDue, rowsOf, weekOf, weeksBetween } from './weeks';

const meeting = (id: string, date: string | null) => ({ id, meeting_date: date }) as Meeting;

describe('weeks of meetings', () => {
  it('begins a week on Monday', () => {
    expect(weekOf('2026-04-26')).toBe('2026-04-20');
    expect(weekOf('2026-04-27')).toBe('2026-04-27');
    expect(weeksBetween('2026-04-20', '2026-05-04')).toEqual(['2026-04-20', '2026-04-27', '2026-05-04']);
  });

  it('expects results on the fourth business day', () => {
    expect(resultsDue('2025-11-13')).toBe('2025-11-19');
    expect(resultsDue('2026-04-21')).toBe('2026-04-27');
  });

  it('puts coming meetings by week before past ones, newest first, and those without a date last', () => {
    const list = [
      meeting('old', '2026-03-03'),
      meeting('monday', '2026-04-20'),
      meeting('friday', '2026-04-24'),
      meeting('later', '2026-05-05'),
      meeting('none', null),
    ];
    const rows = rowsOf(list, '2026-04-22').map((row) => (row.kind === 'week' ? row.label : row.key));
    expect(rows).toEqual([
      'This week',
      'friday',
      'Week of May 4',
      'later',
      'Earlier this week',
      'monday',
      'Past, week of Mar 2',
      'old',
      'No date read',
      'none',
    ]);
  });

  it('says days as people do', () => {
    expect([0, 1, 6, -1, -3, null].map(daysLeftText)).toEqual([
      'today',
      'tomorrow',
      '6 days',
      'yesterday',
      '3 days ago',
      '',
    ]);
  });
});

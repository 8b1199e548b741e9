import { describe, expect, it } from 'vitest';
import type { Meeting } from '@/lib/voting/meetings/schema';
import { daysLeftText, resultsDue, rowsOf, rowsOfStart, weekOf, weeksBetween, type ListRow } from './weeks';

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

  it('lays out the start of a long list as the whole list will be, with its weeks counted', () => {
    const list = [
      { ...meeting('old', '2026-03-03'), state: 'voted' as const },
      { ...meeting('monday', '2026-04-20'), state: 'needs_review' as const },
      { ...meeting('friday', '2026-04-24'), state: 'draft' as const },
      { ...meeting('saturday', '2026-04-25'), state: 'approved' as const },
      { ...meeting('none', null), state: 'no_ballot' as const },
    ];
    const week = (monday: string | null, is_past: boolean, meetings: number, need_review: number, open: number) => ({
      week: monday,
      is_past,
      meetings,
      need_review,
      open,
    });
    const weeks = [
      week('2026-04-20', false, 2, 0, 1),
      week('2026-04-20', true, 1, 1, 0),
      week('2026-03-02', true, 1, 0, 0),
      week(null, false, 1, 0, 1),
    ];
    const known = list.filter(({ id }) => id === 'friday');
    const start = rowsOfStart({ meetings: known, total: list.length, weeks }, '2026-04-22');
    const whole = rowsOf(list, '2026-04-22');
    const headers = (rows: ListRow[]) => rows.map((row) => (row.kind === 'week' ? row : null));
    expect(headers(start)).toEqual(headers(whole));
    expect(start.map(({ kind }) => kind)).toEqual([
      'week',
      'meeting',
      'loading',
      'week',
      'loading',
      'week',
      'loading',
      'week',
      'loading',
    ]);
    expect(new Set(start.map(({ key }) => key)).size).toBe(start.length);
  });

  it('gives days in words', () => {
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

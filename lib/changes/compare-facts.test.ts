import { describe, expect, it } from 'vitest';
import { compareFacts } from './compare-facts';
import type { StatedFact } from './read-filing-facts';

const fact = (key: string, value: StatedFact['value'], unit: string | null = null): StatedFact => ({
  key,
  value,
  unit,
  page: 3,
  quote: '',
  boxes: [],
  ordinal: 0,
});
const only = (from: StatedFact[], to: StatedFact[]) => compareFacts(from, to).changed[0];

describe('facts of two filings', () => {
  it('differ in percent for amounts, in points for shares, and by count for the rest', () => {
    expect(only([fact('ceo_pay_ratio', 128, 'ratio')], [fact('ceo_pay_ratio', 214, 'ratio')])).toMatchObject({
      from: '128:1',
      to: '214:1',
      difference: '+67.2%',
      needs_look: true,
    });
    expect(
      only([fact('say_on_pay_support', 91.7, 'percent')], [fact('say_on_pay_support', 68.4, 'percent')]),
    ).toMatchObject({ difference: '−23.3 points', needs_look: true });
    expect(only([fact('women_directors', '4 of 10')], [fact('women_directors', '3 of 11')])).toMatchObject({
      from: '4 of 10 (40.0%)',
      to: '3 of 11 (27.3%)',
      difference: '−12.7 points',
    });
    expect(only([fact('board_meetings', 7, 'meetings')], [fact('board_meetings', 9, 'meetings')])).toMatchObject({
      difference: '+2',
      needs_look: false,
    });
  });

  it('that one filing alone states are told without a difference', () => {
    expect(only([], [fact('clawback_policy', 'yes')])).toMatchObject({ from: null, to: 'yes', difference: null });
  });

  it('are the same in other spelling, and compared with nothing where a filing contradicts itself', () => {
    const one = [fact('auditor', 'Deloitte & Touche LLP'), fact('board_size', 10), fact('board_size', 11)];
    const other = [fact('auditor', 'DELOITTE & TOUCHE LLP'), fact('board_size', 12)];
    expect(compareFacts(one, other)).toEqual({ changed: [], same: 1 });
  });

  it('put what a steward looks at twice first, and the date of the next meeting last', () => {
    const from = [
      fact('meeting_date', '2024-11-14', 'date'),
      fact('median_employee_pay', 90, 'USD'),
      fact('special_meeting_right', true),
    ];
    const to = [
      fact('meeting_date', '2025-11-13', 'date'),
      fact('median_employee_pay', 95, 'USD'),
      fact('special_meeting_right', false),
    ];
    expect(compareFacts(from, to).changed.map(({ key }) => key)).toEqual([
      'special_meeting_right',
      'median_employee_pay',
      'meeting_date',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { DocumentFact } from '@/lib/facts/schema';
import { describeItem, groupFacts, isContradicted } from './fact-groups';

const fact = (key: string, value: DocumentFact['value'], period: string | null = null): DocumentFact => ({
  id: `${key}-${String(value)}-${period}`,
  document_id: 'd',
  key,
  label: key,
  value,
  display: String(value),
  unit: null,
  period,
  page: 1,
  quote: '',
  bounding_boxes: [],
  confidence: 0.9,
  source: 'text',
  withheld_reason: null,
});

describe('facts of a filing', () => {
  it('are grouped by theme, readings of one fact together', () => {
    const themes = groupFacts(
      [
        fact('ceo_pay_ratio', 214),
        fact('meeting_date', '2025-11-13'),
        fact('ceo_pay_ratio', 128),
        fact('something_new', 1),
      ],
      '',
    );
    expect(
      themes.map(({ title, entries }) => [title, entries.map(({ key, readings }) => [key, readings.length])]),
    ).toEqual([
      ['Annual meeting', [['meeting_date', 1]]],
      ['Pay', [['ceo_pay_ratio', 2]]],
      ['Other', [['something_new', 1]]],
    ]);
  });

  it('are found by label and value', () => {
    expect(groupFacts([fact('ceo_pay_ratio', 214), fact('auditor', 'Thackeray Voss LLP')], 'voss')).toMatchObject([
      { title: 'Auditor' },
    ]);
  });

  it('contradict each other only within one period', () => {
    const entry = (readings: DocumentFact[]) => ({ key: 'k', label: 'k', readings });
    expect(isContradicted(entry([fact('k', 1, '2025'), fact('k', 2, '2024')]))).toBe(false);
    expect(isContradicted(entry([fact('k', 1, '2025'), fact('k', 2, '2025')]))).toBe(true);
  });

  it('write years without a separator, and other numbers with one', () => {
    expect(describeItem({ name: 'Reid G. Hoffman', elected: 2007, shares: 2007 })).toBe(
      'Reid G. Hoffman · elected 2007 · shares 2,007',
    );
  });

  it('describe a row of a list in one line, its name first', () => {
    expect(describeItem({ shares: 24010274, percent: 11.3, holder: 'Brightwater' })).toBe(
      'Brightwater · shares 24,010,274 · 11.3%',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { filterChoices, filterFiled, groupFiled, NO_DOCUMENT_FILTERS } from './document-groups';

const filed = (
  form_type: string,
  fiscal_year: number | null,
  filing_date: string | null,
  accession_number: string | null = null,
) => ({ form_type, fiscal_year, filing_date, accession_number, created_at: '2026-01-01T00:00:00Z' });

const DOCUMENTS = [
  filed('10-K', 2024, '2024-11-01', '0000320193-24-000123'),
  filed('DEF 14A', null, null),
  filed('DEF 14A', 2025, '2026-01-08', '0001308179-26-000008'),
  filed('10-K', 2025, '2025-10-31'),
  filed('DEF 14A', 2025, '2026-02-08'),
];

describe('grouping filings', () => {
  it('goes from the newest year to the unknown one, by form, the newest filing first', () => {
    const groups = groupFiled(DOCUMENTS);
    expect(groups.map(({ year, count }) => [year, count])).toEqual([
      [2025, 3],
      [2024, 1],
      [null, 1],
    ]);
    expect(
      groups[0]?.forms.map(({ formType, documents }) => [formType, documents.map((document) => document.filing_date)]),
    ).toEqual([
      ['10-K', ['2025-10-31']],
      ['DEF 14A', ['2026-02-08', '2026-01-08']],
    ]);
  });
});

describe('filtering filings', () => {
  const search = (text: string) => filterFiled(DOCUMENTS, { ...NO_DOCUMENT_FILTERS, search: text }).length;

  it.each([
    ['10-k', 2],
    ['10k 2025', 1],
    ['def14a', 3],
    ['2025', 3],
    ['0000320193-24-000123', 1],
    ['000032019324', 1],
    ['unknown', 1],
    ['apple', 0],
    ['', 5],
  ])('finds %j %i times', (text, count) => {
    expect(search(text)).toBe(count);
  });

  it('filters by form and by year, including the unknown one', () => {
    expect(filterFiled(DOCUMENTS, { ...NO_DOCUMENT_FILTERS, formType: 'DEF 14A', fiscalYear: '2025' })).toHaveLength(2);
    expect(filterFiled(DOCUMENTS, { ...NO_DOCUMENT_FILTERS, fiscalYear: 'unknown' })).toHaveLength(1);
    expect(filterChoices(DOCUMENTS)).toEqual({ formTypes: ['10-K', 'DEF 14A'], years: ['2025', '2024', 'unknown'] });
  });
});

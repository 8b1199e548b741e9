import { describe, expect, it } from 'vitest';
import { filterDocuments, fiscalYearsOf, formTypesOf, isFiltering, isSelectable, NO_FILTERS } from './document-filters';

const proxy = { form_type: 'DEF 14A', fiscal_year: 2023, filing_date: '2023-12-07' };
const annual = { form_type: '10-K', fiscal_year: 2023, filing_date: '2023-10-11' };
const older = { form_type: '10-K', fiscal_year: 2022, filing_date: '2022-10-05' };
const undated = { form_type: '8-K', fiscal_year: null, filing_date: null };
const all = [proxy, annual, older, undated];

describe('filterDocuments', () => {
  it('keeps everything without filters', () => {
    expect(filterDocuments(all, NO_FILTERS)).toEqual(all);
    expect(isFiltering(NO_FILTERS)).toBe(false);
  });

  it('combines form type and fiscal year', () => {
    expect(filterDocuments(all, { ...NO_FILTERS, formType: '10-K', fiscalYear: 2022 })).toEqual([older]);
  });

  it('includes both ends of a range of filing dates, and no document without a date', () => {
    expect(filterDocuments(all, { ...NO_FILTERS, filedFrom: '2022-10-05', filedTo: '2023-10-11' })).toEqual([
      annual,
      older,
    ]);
    expect(filterDocuments(all, { ...NO_FILTERS, filedTo: '2030-01-01' })).not.toContain(undated);
  });
});

describe('choices', () => {
  it('names every form type once and years from the newest', () => {
    expect(formTypesOf(all)).toEqual(['10-K', '8-K', 'DEF 14A']);
    expect(fiscalYearsOf(all)).toEqual([2023, 2022]);
  });
});

describe('isSelectable', () => {
  it('is true for processed documents that hold text alone', () => {
    expect(isSelectable({ processing_status: 'processed', has_text: true })).toBe(true);
    expect(isSelectable({ processing_status: 'processed', has_text: false })).toBe(false);
    for (const processing_status of ['pending', 'downloaded', 'processing', 'failed'] as const)
      expect(isSelectable({ processing_status, has_text: null })).toBe(false);
  });
});

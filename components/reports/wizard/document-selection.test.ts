import { describe, expect, it } from 'vitest';
import type { Document } from '@/lib/documents/schema';
import { autoSelect, groupByFiscalYear, meetingDateOf } from './document-selection';

function filing(id: string, changes: Partial<Document> = {}): Document {
  return {
    id,
    company_id: 'c',
    processing_status: 'processed',
    failure_reason: null,
    form_type: 'DEF 14A',
    document_type: 'Proxy statement',
    fiscal_year: 2025,
    filing_date: '2026-04-02',
    fiscal_period_end: null,
    meeting_date: null,
    accession_number: null,
    source: 'edgar',
    file_name: null,
    size_bytes: null,
    page_count: 90,
    chunk_count: 1,
    has_text: true,
    warnings: [],
    pdf_url: null,
    original_url: null,
    created_at: '2026-04-02T00:00:00Z',
    processed_at: null,
    ...changes,
  };
}

describe('autoSelect', () => {
  it('takes the three latest processed proxy filings', () => {
    const documents = [
      filing('2022', { filing_date: '2023-04-01' }),
      filing('2025'),
      filing('2023', { filing_date: '2024-04-01' }),
      filing('2024', { filing_date: '2025-04-01' }),
    ];
    expect(autoSelect(documents)).toEqual(['2025', '2024', '2023']);
  });

  it('passes over what is not ready and what is no proxy', () => {
    expect(
      autoSelect([
        filing('a', { processing_status: 'processing' }),
        filing('b', { form_type: '10-K', document_type: 'Annual report' }),
        filing('c', { form_type: 'DEFA14A', document_type: 'Additional Proxy materials' }),
      ]),
    ).toEqual(['c']);
  });
});

describe('groupByFiscalYear', () => {
  it('puts the latest year first and unknown years last', () => {
    expect(
      groupByFiscalYear([filing('a', { fiscal_year: null }), filing('b', { fiscal_year: 2024 }), filing('c')]).map(
        ({ fiscalYear }) => fiscalYear,
      ),
    ).toEqual([2025, 2024, null]);
  });
});

describe('meetingDateOf', () => {
  it('is the latest meeting of the chosen filings', () => {
    expect(
      meetingDateOf([
        filing('a', { meeting_date: '2025-05-14' }),
        filing('b', { meeting_date: '2026-05-14' }),
        filing('c'),
      ]),
    ).toBe('2026-05-14');
  });
});

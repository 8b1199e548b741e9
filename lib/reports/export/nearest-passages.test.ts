import { extractRawText } from 'mammoth';
import { expect, it } from 'vitest';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import { NEAREST_PASSAGES } from '../read/report-sections.rules';
import type { ReportDetail, ReportSource } from '../schema';
import { renderReportDocx } from './render-report-docx';
import { renderReportPdf } from './render-report-pdf';
import { reportSheets } from './report-rows';

const passage: ReportSource = {
  chunk_id: 'c',
  document_id: 'd',
  page_number: 7,
  page_numbers: [7],
  section_title: 'Facilities',
  excerpt: 'Our headquarters are in Redmond.',
  bounding_boxes: [],
  relevance_score: 0.4,
  quote_verified: true,
  document_type: 'Proxy',
  form_type: 'DEF 14A',
  document_label: 'DEF 14A FY2025',
};
const id = '00000000-0000-4000-8000-000000000000';
const summary = { total_queries_executed: 1, queries_answered: 0, queries_without_evidence: 1 };
const report: ReportDetail = {
  id,
  company_id: id,
  company_name: 'Aldermoor',
  company_ticker: 'ALDM',
  template_id: 't',
  template_name: 'Short',
  report_title: 'Aldermoor',
  status: 'completed',
  progress: { done: 1, total: 1, message: '' },
  failure_reason: null,
  agm_date: null,
  visibility: 'user',
  document_ids: [id],
  flag_status: null,
  subscription_id: null,
  group_id: null,
  revision: 1,
  last_good_revision: 1,
  job_id: null,
  created_by: 'u',
  can_edit: true,
  created_at: '2026-01-01T00:00:00.000Z',
  generated_at: null,
  generation_completed_at: '2026-01-01T00:00:00.000Z',
  results: {
    executive_summary: '',
    changes: null,
    changes_missing: null,
    flag_status: null,
    flags: [],
    triggered_flags: [],
    clear_flags: [],
    undetermined_flags: [],
    analysis_summary: summary,
    category_mapping: {},
    category_order: ['risk'],
    query_results: [
      {
        query_id: 'q',
        category: 'risk',
        query_text: 'How many penguins live here?',
        answer: 'Nothing was found.',
        sources: [],
        nearest_passages: [passage],
        confidence: null,
        insufficient_evidence: true,
        notes: [],
        processing_metadata: {
          chunks_retrieved: 1,
          tokens_used: 0,
          processing_time_ms: 1,
          engine: 'extractive',
          prompt_version: '1',
        },
      },
    ],
    processing_metadata: {
      total_time_ms: 1,
      tokens_used: 0,
      chunks_retrieved: 1,
      engine: 'extractive',
      prompt_version: '1',
      analysis_context_applied: false,
    },
  },
  document_snapshot: {
    generation_timestamp: '2026-01-01T00:00:00.000Z',
    total_chunks_available: 1,
    documents_analyzed: [],
  },
  revisions: [],
};

it('are rows of their own in the Excel file, and not among the sources', () => {
  const sheet = (name: string) => reportSheets(report).find((one) => one.name === name)?.rows;
  expect(sheet('nearest passages')).toMatchObject([
    [1, 'How many penguins live here?', 'no', 'DEF 14A FY2025', 'DEF 14A', 'p. 7', 'Facilities', passage.excerpt, 'd'],
  ]);
  expect(sheet('sources')).toEqual([]);
});

it('are in the Word file and the PDF below a note that none is an answer', async () => {
  const { value: word } = await extractRawText({ buffer: Buffer.from(await renderReportDocx(report)) });
  const { pages } = await extractPdf(await renderReportPdf(report));
  const printed = pages.map(({ text }) => text).join(' ');
  for (const text of [word, printed])
    for (const words of [NEAREST_PASSAGES, passage.excerpt, 'p. 7']) expect(text).toContain(words);
});

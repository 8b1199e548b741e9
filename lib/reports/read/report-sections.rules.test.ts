import { describe, expect, it } from 'vitest';
import { nearestOf, pagesLabel, reportSections, shortExcerpt } from './report-sections.rules';
import type { ReportAnswer } from '../schema';

const answer = (query_id: string, category: string): ReportAnswer => ({
  query_id,
  category,
  query_text: query_id,
  answer: '',
  sources: [],
  nearest_passages: [],
  confidence: null,
  insufficient_evidence: false,
  notes: [],
  processing_metadata: {
    chunks_retrieved: 0,
    tokens_used: 0,
    processing_time_ms: 0,
    engine: 'extractive',
    prompt_version: '1',
  },
});

describe('reportSections', () => {
  it('follows the order of categories and numbers answers through', () => {
    const sections = reportSections({
      query_results: [answer('a', 'pay'), answer('b', 'board'), answer('c', 'board')],
      category_order: ['board', 'risk', 'pay'],
      category_mapping: { board: 'Board' },
    });
    expect(
      sections.map(({ title, answers }) => [title, answers.map(({ number, query_id }) => `${number}${query_id}`)]),
    ).toEqual([
      ['Board', ['1b', '2c']],
      ['Pay', ['3a']],
    ]);
  });

  it('falls back to the categories that are present, named after their keys', () => {
    expect(
      reportSections({ query_results: [answer('a', 'risk_factors')], category_order: [], category_mapping: {} })[0]
        ?.title,
    ).toBe('Risk Factors');
  });
});

describe('the nearest passages', () => {
  const passage = {
    chunk_id: 'c',
    document_id: 'd',
    page_number: 3,
    page_numbers: [3],
    section_title: '',
    excerpt: 'words',
    bounding_boxes: [],
    relevance_score: 0.5,
    quote_verified: true,
    document_type: 'Proxy',
    form_type: 'DEF 14A',
    document_label: 'DEF 14A FY2025',
  };

  it('are at most five, and none where there is an answer', () => {
    const found = { ...answer('a', 'pay'), nearest_passages: Array.from({ length: 7 }, () => passage) };
    expect(nearestOf({ ...found, insufficient_evidence: true })).toHaveLength(5);
    expect(nearestOf(found)).toEqual([]);
  });
});

describe('a source in one line', () => {
  it('is cut at 150 characters', () => {
    expect(shortExcerpt('x'.repeat(151))).toBe(`${'x'.repeat(150)}...`);
    expect(shortExcerpt('the  ratio\nwas')).toBe('the ratio was');
  });

  it('names each page once', () => {
    expect([pagesLabel([61]), pagesLabel([62, 61, 62])]).toEqual(['p. 61', 'pp. 61, 62']);
  });
});

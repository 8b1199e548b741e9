import { describe, expect, it } from 'vitest';
import type { ReportAnswer } from '../schema';
import { supportedPart } from './supported-part';

const answer = (text: string, ...sources: [excerpt: string, isVerified: boolean][]): ReportAnswer => ({
  query_id: 'q',
  category: 'compensation',
  query_text: 'What is the CEO pay ratio?',
  answer: text,
  sources: sources.map(([excerpt, quote_verified]) => ({
    chunk_id: '',
    document_id: 'd',
    document_label: 'Acme',
    form_type: 'DEF 14A',
    page_number: 3,
    page_numbers: [3],
    document_type: 'proxy',
    section_title: '',
    excerpt,
    bounding_boxes: [],
    relevance_score: 1,
    quote_verified,
  })),
  nearest_passages: [],
  confidence: 0.9,
  insufficient_evidence: false,
  notes: [],
  processing_metadata: {
    chunks_retrieved: 0,
    tokens_used: 0,
    processing_time_ms: 0,
    engine: 'extractive',
    prompt_version: '',
  },
});
const RATIO: [string, boolean] = ['the ratio to the median employee was 214 to 1', true];

describe('a summary repeats of an answer', () => {
  it('what its quotes show', () => {
    const shown = answer('The ratio was 214 to 1 [1].', RATIO);
    expect(supportedPart(shown)).toEqual(shown);
  });

  it('nothing that its quotes refute, or leave open', () => {
    expect(supportedPart(answer('The ratio was 300 to 1 [1].', RATIO))).toBeUndefined();
    expect(
      supportedPart(
        answer('The ratio was 336 to 1 [1].', ['the ratio to the median is 336:1, and 253:1 without some', true]),
      ),
    ).toBeUndefined();
  });

  it('the sentences that are shown, without those that are not', () => {
    const kept = supportedPart(answer('The ratio was 214 to 1 [1]. The median was $60,000 [1].', RATIO));
    expect(kept?.answer).toBe('The ratio was 214 to 1 [1].');
  });

  it('nothing that rests on words which are not on their page', () => {
    expect(supportedPart(answer('The ratio was 214 to 1 [1].', [RATIO[0], false]))).toBeUndefined();
  });
});

import { randomUUID } from 'node:crypto';
import type { QueryResult, Source } from '@/lib/queries/schema';

export function someSource(changes: Partial<Source> = {}): Source {
  return {
    chunk_id: randomUUID(),
    document_id: randomUUID(),
    page_number: 61,
    section_title: 'Pay Ratio',
    excerpt: 'the ratio was estimated to be 214 to 1',
    bounding_boxes: [{ page: 61, x: 72, y: 500, width: 200, height: 12 }],
    relevance_score: 0.97,
    quote_verified: true,
    ...changes,
  };
}

export function someResult(changes: Partial<QueryResult> = {}): QueryResult {
  return {
    id: randomUUID(),
    query: 'What is the CEO pay ratio?',
    answer: 'The ratio was 214 to 1. [1]',
    sources: [someSource()],
    nearest_passages: [],
    calculation: null,
    confidence: 0.91,
    insufficient_evidence: false,
    engine: 'extractive',
    notes: [],
    timings_ms: { embed: 2, search: 8, answer: 30, total: 40 },
    ...changes,
  };
}

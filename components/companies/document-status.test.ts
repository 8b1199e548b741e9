import { describe, expect, it } from 'vitest';
import { barParts, exceptionOf } from './document-status';

const counts = (given: Partial<Parameters<typeof exceptionOf>[0]>) => ({
  ready_for_queries: 0,
  processing_documents: 0,
  unprocessed_documents: 0,
  failed_documents: 0,
  documents_without_text: 0,
  total_documents: 0,
  is_fetching: false,
  ...given,
});

describe('the problem shown for a company', () => {
  it.each([
    [{ total_documents: 5, ready_for_queries: 5 }, undefined],
    [{ total_documents: 31, ready_for_queries: 19, processing_documents: 4, failed_documents: 1 }, 'Processing 4'],
    [{ is_fetching: true }, 'Queued for fetch'],
    [{ total_documents: 17, ready_for_queries: 16, failed_documents: 1 }, '1 failed'],
    [{ total_documents: 15, ready_for_queries: 11, unprocessed_documents: 4 }, '4 need processing'],
    [{ total_documents: 2, ready_for_queries: 1, documents_without_text: 1 }, '1 without text'],
    [{ total_documents: 1200, ready_for_queries: 100 }, '1,100 pending'],
  ])('of %j is %s', (given, text) => {
    expect(exceptionOf(counts(given))?.text).toBe(text);
  });
});

it('divides the bar by share and leaves the rest empty', () => {
  expect(barParts(counts({ total_documents: 10, ready_for_queries: 5, failed_documents: 1 }))).toEqual([
    { kind: 'ready', share: 0.5 },
    { kind: 'failed', share: 0.1 },
  ]);
  expect(barParts(counts({}))).toEqual([]);
});

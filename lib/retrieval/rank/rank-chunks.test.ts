import { describe, expect, test } from 'vitest';
import { rankChunks } from './rank-chunks';
import type { SearchChunk, SearchDocument } from '../index/index-document';
import { tokenize } from '../terms/tokenize';

function chunk(page: number, text: string, extra: Partial<SearchChunk> = {}): SearchChunk {
  return { id: `chunk-${page}`, page, terms: tokenize(text).join(' '), tags: [], ...extra };
}

function document(chunks: SearchChunk[], extra: Partial<SearchDocument> = {}): SearchDocument {
  return { id: 'filing', chunks, ...extra };
}

describe('rankChunks', () => {
  test('puts the chunk with the rarer words first', () => {
    const ranked = rankChunks({
      question: 'Which committee oversees cybersecurity?',
      documents: [
        document([
          chunk(1, 'The committee meets.'),
          chunk(3, 'The audit committee oversees cybersecurity.'),
          chunk(5, 'Other matters.'),
        ]),
      ],
    });
    expect(ranked.map((one) => one.page)).toEqual([3, 1, 5]);
    expect(ranked.every((one) => one.score >= 0 && one.score <= 1)).toBe(true);
  });

  test('prefers the page tagged as what the question names, and a table of contents least', () => {
    const words = 'record date annual meeting';
    const ranked = rankChunks({
      question: 'What is the record date?',
      documents: [
        document([
          chunk(2, words, { tags: ['table_of_contents'] }),
          chunk(4, words),
          chunk(6, words, { tags: ['record_date'] }),
        ]),
      ],
    });
    expect(ranked.map((one) => one.page)).toEqual([6, 4, 2]);
  });

  test('prefers the document of the period that the question names', () => {
    const text = 'Net sales increased in the year.';
    const ranked = rankChunks({
      question: 'How did net sales develop in FY2021?',
      documents: [2020, 2021, 2022].map((fiscalYear) =>
        document([chunk(1, text)], { id: `filing-${fiscalYear}`, fiscalYear, formType: '10-K' }),
      ),
    });
    expect(ranked[0]?.documentId).toBe('filing-2021');
  });

  test('a question embedding moves the chunk of near meaning up, and other dimensions are left aside', () => {
    const chunks = [chunk(1, 'alpha', { embedding: [1, 0] }), chunk(4, 'alpha', { embedding: [0, 1] })];
    const pages = (queryEmbedding: number[]) =>
      rankChunks({ question: 'alpha', documents: [document(chunks)], queryEmbedding }).map((one) => one.page);
    expect(pages([0, 1])).toEqual([4, 1]);
    expect(pages([0, 0, 1])).toEqual([1, 4]);
  });

  test('ties keep the order of documents and chunks', () => {
    const documents = ['b', 'a'].map((id) => document([chunk(1, 'same'), chunk(2, 'same')], { id }));
    const ranked = rankChunks({ question: 'nothing in common', documents });
    expect(ranked.map((one) => `${one.documentId}${one.page}`)).toEqual(['b1', 'b2', 'a1', 'a2']);
  });

  test('no documents, no chunks', () => {
    expect(rankChunks({ question: 'anything', documents: [] })).toEqual([]);
    expect(rankChunks({ question: 'anything', documents: [document([])] })).toEqual([]);
  });
});

import { indexDocument, type DocumentIndex, type SearchDocument } from '../index/index-document';
import { readSearchQuestion, type QuestionReading } from '@/lib/retrieval/read-search-question';
import { DEFAULT_WEIGHTS, scoreChunks, type ScoreWeights } from './score';

export type RankedChunk = {
  chunkId: string;
  documentId: string;
  page: number;
  /** From 0 to 1; comparable within one question, not a probability. */
  score: number;
};

type RankInput = { question: string; documents: readonly SearchDocument[]; queryEmbedding?: ArrayLike<number> | null };
type RankIndexedInput = {
  question: string;
  indexes: readonly DocumentIndex[];
  queryEmbedding?: ArrayLike<number> | null;
  /** A concept guessed by meaning, see `nearestConcept`. */
  hint?: string | null;
  weights?: ScoreWeights;
};

/** All chunks of the documents, best first. The order is the same on every machine. */
export function rankChunks({ question, documents, queryEmbedding }: RankInput): RankedChunk[] {
  return rankIndexed({ question, indexes: documents.map(indexDocument), queryEmbedding });
}

/** Like `rankChunks`, for existing indexes. */
export function rankIndexed({ question, hint, ...rest }: RankIndexedInput): RankedChunk[] {
  return rankReading({ ...rest, reading: readSearchQuestion(question, hint) });
}

type RankReadingInput = Pick<RankIndexedInput, 'indexes' | 'queryEmbedding' | 'weights'> & { reading: QuestionReading };

/** Like `rankIndexed`, for a question that is already analysed. */
export function rankReading({
  reading,
  indexes,
  queryEmbedding,
  weights = DEFAULT_WEIGHTS,
}: RankReadingInput): RankedChunk[] {
  const scored = scoreChunks(indexes, reading, queryEmbedding ?? null, weights);
  const ranked = scored.flatMap(({ index, scores }) =>
    index.chunks.map((chunk, at) => ({
      chunkId: chunk.id,
      documentId: index.id,
      page: chunk.page,
      score: scores[at] ?? 0,
    })),
  );
  return spreadOverPages(byScore(ranked), weights.repeat).map((one) => ({ ...one, score: toRelevance(one.score) }));
}

/** A stable sort: ties keep the order of the documents and their chunks. */
function byScore(ranked: RankedChunk[]): RankedChunk[] {
  return ranked.sort((a, b) => rounded(b.score) - rounded(a.score));
}

/**
 * Lowers all but the best chunk of each page, so that a short list covers more pages. The order of the pages does not
 * change.
 */
function spreadOverPages(ranked: RankedChunk[], penalty: number): RankedChunk[] {
  const seen = new Map<string, number>();
  return byScore(
    ranked.map((one) => {
      const key = `${one.documentId}#${one.page}`;
      const before = seen.get(key) ?? 0;
      seen.set(key, before + 1);
      return { ...one, score: one.score - penalty * before };
    }),
  );
}

/** Rounds, so that the last bits of a sum do not decide the order. */
function rounded(score: number): number {
  return Math.round(score * 1e9);
}

/** Maps a raw sum to 0..1, keeping the order. */
function toRelevance(raw: number): number {
  const positive = Math.max(0, raw);
  return positive / (positive + 0.6);
}

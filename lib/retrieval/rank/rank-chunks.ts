import { indexDocument, type DocumentIndex, type SearchDocument } from '../index/index-document';
import { readQuestion, type QuestionReading } from '@/lib/retrieval/question';
import { DEFAULT_WEIGHTS, scoreChunks, type ScoreWeights } from './score';

export type RankedChunk = {
  chunkId: string;
  documentId: string;
  page: number;
  /** From 0 to 1; order within one question, no probability. */
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

/** Every chunk of the documents, best first. The same input gives the same order on every machine. */
export function rankChunks({ question, documents, queryEmbedding }: RankInput): RankedChunk[] {
  return rankIndexed({ question, indexes: documents.map(indexDocument), queryEmbedding });
}

/** As `rankChunks`, over indexes that were built before. */
export function rankIndexed({ question, hint, ...rest }: RankIndexedInput): RankedChunk[] {
  return rankReading({ ...rest, reading: readQuestion(question, hint) });
}

type RankReadingInput = Pick<RankIndexedInput, 'indexes' | 'queryEmbedding' | 'weights'> & { reading: QuestionReading };

/** As `rankIndexed`, for a question that was read before. */
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

/** Stable, so ties keep the order of the documents given and of their chunks. */
function byScore(ranked: RankedChunk[]): RankedChunk[] {
  return ranked.sort((a, b) => rounded(b.score) - rounded(a.score));
}

/**
 * Lowers every further chunk of a page, so that a short list reaches more pages.
 * A page's best chunk is untouched, and with it the order of the pages.
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

/** The last bits of a sum decide nothing. */
function rounded(score: number): number {
  return Math.round(score * 1e9);
}

/** Squeezes a raw sum into 0..1, keeping order. */
function toRelevance(raw: number): number {
  const positive = Math.max(0, raw);
  return positive / (positive + 0.6);
}

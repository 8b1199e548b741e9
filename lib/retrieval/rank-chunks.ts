import { indexDocument, type DocumentIndex, type SearchDocument } from '@/lib/retrieval/index-document';
import { readQuestion } from '@/lib/retrieval/question';
import { DEFAULT_WEIGHTS, scoreChunks, type ScoreWeights } from '@/lib/retrieval/score';

export type RankedChunk = {
  chunkId: string;
  documentId: string;
  page: number;
  /** From 0 to 1; order within one question, no probability. */
  score: number;
};

type RankInput = { question: string; documents: readonly SearchDocument[]; queryEmbedding?: ArrayLike<number> | null };
type RankIndexedInput = { question: string; indexes: readonly DocumentIndex[]; queryEmbedding?: ArrayLike<number> | null; weights?: ScoreWeights };

/** Every chunk of the documents, best first. The same input gives the same order on every machine. */
export function rankChunks({ question, documents, queryEmbedding }: RankInput): RankedChunk[] {
  return rankIndexed({ question, indexes: documents.map(indexDocument), queryEmbedding });
}

/** As `rankChunks`, over indexes that were built before. */
export function rankIndexed({ question, indexes, queryEmbedding, weights = DEFAULT_WEIGHTS }: RankIndexedInput): RankedChunk[] {
  const scored = scoreChunks(indexes, readQuestion(question), queryEmbedding ?? null, weights);
  const ranked = scored.flatMap(({ index, scores }) =>
    index.chunks.map((chunk, at) => ({ chunkId: chunk.id, documentId: index.id, page: chunk.page, score: toRelevance(scores[at] ?? 0) })),
  );
  // The sort is stable: ties keep the order of the documents given and of their chunks.
  return ranked.sort((a, b) => b.score - a.score);
}

/** Squeezes a raw sum into 0..1, keeping order. Rounded so that the last bits of a sum decide nothing. */
function toRelevance(raw: number): number {
  const positive = Math.max(0, raw);
  return Math.round((positive / (positive + 0.6)) * 1e9) / 1e9;
}

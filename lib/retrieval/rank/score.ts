import { bm25Scores, scopeStatistics } from './bm25';
import { unitVector, type DocumentIndex } from '../index/index-document';
import { periodPrior } from './period-prior';
import type { QuestionReading } from '@/lib/retrieval/read-search-question';

/** Weights of the scorer; the effect of each is measured in bench/README.md. */
export const DEFAULT_WEIGHTS = {
  chunk: 0.7,
  page: 0.3,
  cosine: 0.2,
  neighbour: 0.15,
  tag: 0.4,
  toc: 0.2,
  period: 0.3,
  repeat: 0.2,
};
export type ScoreWeights = typeof DEFAULT_WEIGHTS;

/** Raw scores of one document's chunks; comparable across the documents of one call, not across questions. */
export type DocumentScores = { index: DocumentIndex; scores: Float64Array };

function largest(values: Iterable<number>): number {
  let best = 0;
  for (const value of values) if (value > best) best = value;
  return best;
}

type Lexical = { chunk: Float64Array; page: Float64Array };

function lexicalScores(indexes: readonly DocumentIndex[], reading: QuestionReading): Lexical[] {
  const chunkStatistics = scopeStatistics(indexes.map((index) => index.chunkTerms));
  const pageStatistics = scopeStatistics(indexes.map((index) => index.pageTerms));
  const raw = indexes.map((index) => ({
    chunk: bm25Scores(index.chunkTerms, chunkStatistics, reading.weights),
    page: bm25Scores(index.pageTerms, pageStatistics, reading.weights),
  }));
  const chunkTop = largest(raw.map((one) => largest(one.chunk))) || 1;
  const pageTop = largest(raw.map((one) => largest(one.page))) || 1;
  return raw.map((one) => ({
    chunk: one.chunk.map((value) => value / chunkTop),
    page: one.page.map((value) => value / pageTop),
  }));
}

/** Cosines scaled to 0..1 over the scope; null when the question or the chunks have no vectors. */
function cosineScores(indexes: readonly DocumentIndex[], embedding: ArrayLike<number> | null): Float64Array[] | null {
  const query = embedding ? unitVector(embedding) : null;
  if (!query || indexes.some((index) => index.chunks.some((chunk) => chunk.embedding?.length !== query.length)))
    return null;
  const cosines = indexes.map((index) => Float64Array.from(index.chunks, (chunk) => dot(query, chunk.embedding)));
  let low = Infinity;
  let high = -Infinity;
  for (const list of cosines) for (const value of list) [low, high] = [Math.min(low, value), Math.max(high, value)];
  const range = high - low || 1;
  return cosines.map((list) => list.map((value) => (value - low) / range));
}

function dot(left: Float32Array, right: Float32Array | null): number {
  if (!right) return 0;
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

function tagShare(tags: ReadonlySet<string>, asked: ReadonlyMap<string, number>): number {
  let best = 0;
  let rest = 0;
  for (const [tag, share] of asked) {
    if (!tags.has(tag)) continue;
    rest += share;
    best = Math.max(best, share);
  }
  return best + 0.25 * (rest - best);
}

function bestByPage(index: DocumentIndex, scores: Float64Array): Float64Array {
  const best = new Float64Array(index.pages.length);
  index.chunks.forEach((chunk, at) => {
    best[chunk.pageIndex] = Math.max(best[chunk.pageIndex] ?? 0, scores[at] ?? 0);
  });
  return best;
}

/** The higher score of the previous and the next page, if physically adjacent. */
function neighbourScore(index: DocumentIndex, best: Float64Array, pageIndex: number): number {
  const page = index.pages[pageIndex] ?? 0;
  const before = index.pages[pageIndex - 1] === page - 1 ? (best[pageIndex - 1] ?? 0) : 0;
  const after = index.pages[pageIndex + 1] === page + 1 ? (best[pageIndex + 1] ?? 0) : 0;
  return Math.max(before, after);
}

/** Scores every chunk in scope for one question. */
export function scoreChunks(
  indexes: readonly DocumentIndex[],
  reading: QuestionReading,
  embedding: ArrayLike<number> | null,
  weights: ScoreWeights = DEFAULT_WEIGHTS,
): DocumentScores[] {
  const lexical = lexicalScores(indexes, reading);
  const cosine = cosineScores(indexes, embedding);
  const priors = periodPrior(indexes, reading);
  return indexes.map((index, number) => {
    const { chunk: chunkScores, page: pageScores } = lexical[number] ?? {
      chunk: new Float64Array(),
      page: new Float64Array(),
    };
    const cosines = cosine?.[number];
    const base = Float64Array.from(index.chunks, (chunk, at) => {
      const words = weights.chunk * (chunkScores[at] ?? 0) + weights.page * (pageScores[chunk.pageIndex] ?? 0);
      return cosines ? (1 - weights.cosine) * words + weights.cosine * (cosines[at] ?? 0) : words;
    });
    const best = bestByPage(index, base);
    const scores = base.map((value, at) => {
      const chunk = index.chunks[at];
      if (!chunk) return value;
      const bonus =
        weights.neighbour * neighbourScore(index, best, chunk.pageIndex) +
        weights.tag * tagShare(chunk.tags, reading.tags);
      return value + bonus - (chunk.isToc ? weights.toc : 0) + weights.period * (priors[number] ?? 0);
    });
    return { index, scores };
  });
}

import { embeddingModelId, embedTexts } from '@/lib/ai/embed';
import { questionVector } from '@/lib/retrieval/question-vectors';
import type { FactKey } from '@/lib/facts/fact-keys';
import { FACT_EXAMPLES, type FactExamples } from './fact-examples';

export type NearestFact = { keys: readonly FactKey[]; similarity: number };

type Group = { keys: FactExamples['keys']; vectors: Float32Array[] };

const shared = globalThis as typeof globalThis & { plumblineFactExamples?: Map<string, Promise<Group[]>> };

/**
 * The facts whose example questions are nearest to a question by meaning. No keys when the nearest example asks for no
 * fact.
 */
export async function nearestFact(question: string, signal?: AbortSignal): Promise<NearestFact | undefined> {
  const [embedded, groups] = await Promise.all([questionVector(question, { signal }), examples()]);
  if (!embedded) return undefined;
  const vector = unit(embedded);
  const [best] = groups
    .map((group) => ({ keys: group.keys, similarity: Math.max(...group.vectors.map((other) => dot(vector, other))) }))
    .sort((a, b) => b.similarity - a.similarity);
  return best;
}

/** Embedded once per process and model, on first use; a failed attempt is repeated. */
function examples(): Promise<Group[]> {
  const cache = (shared.plumblineFactExamples ??= new Map());
  const model = embeddingModelId();
  const known = cache.get(model);
  if (known) return known;
  const made = embedExamples();
  cache.set(model, made);
  made.catch(() => cache.delete(model));
  return made;
}

async function embedExamples(): Promise<Group[]> {
  const vectors = (await embedTexts(FACT_EXAMPLES.flatMap(({ ask }) => [...ask]))).map(unit);
  let at = 0;
  return FACT_EXAMPLES.map(({ keys, ask }) => ({ keys, vectors: vectors.slice(at, (at += ask.length)) }));
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
}

function dot(left: Float32Array, right: Float32Array): number {
  return left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
}

import { CONCEPT_EXAMPLES } from '@/lib/retrieval/data/concept-examples';
import type { ConceptExamples } from '@/lib/retrieval/data/concept-types';
import { unitVector } from '../index/index-document';

export type ConceptHint = { name: string; similarity: number };

type Example = { concept: string | null; vector: Float32Array };
type Embed = (texts: string[]) => Promise<Float32Array[]>;

/** Lowest cosine similarity at which an example has the same meaning. */
const MIN_SIMILARITY = 0.6;
const VOTES = 3;

const shared = globalThis as typeof globalThis & {
  plumblineConceptExamples?: WeakMap<ConceptExamples, Map<string, Promise<Example[]>>>;
};

/**
 * The concept whose examples are nearest to a question by meaning; null when none is near or the nearest ask for
 * something else. For wordings that no pattern recognises.
 */
export async function nearestConcept(
  question: ArrayLike<number>,
  model: string,
  embed: Embed,
  source: ConceptExamples = CONCEPT_EXAMPLES,
): Promise<ConceptHint | null> {
  const vector = unitVector(question);
  if (!vector) return null;
  const examples = await examplesOf(model, embed, source);
  const nearest = examples
    .map(({ concept, vector: other }) => ({ concept, similarity: dot(vector, other) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, VOTES)
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY);
  const votes = new Map<string | null, number>();
  for (const { concept, similarity } of nearest) votes.set(concept, (votes.get(concept) ?? 0) + similarity);
  const [winner] = [...votes].sort(([, a], [, b]) => b - a);
  const best = nearest.find(({ concept }) => concept === winner?.[0]);
  return best?.concept ? { name: best.concept, similarity: best.similarity } : null;
}

/** Embedded once per process, model and set of examples, on first use; a failed attempt is repeated. */
function examplesOf(model: string, embed: Embed, source: ConceptExamples): Promise<Example[]> {
  shared.plumblineConceptExamples ??= new WeakMap();
  const cache = shared.plumblineConceptExamples.get(source) ?? new Map<string, Promise<Example[]>>();
  shared.plumblineConceptExamples.set(source, cache);
  const known = cache.get(model);
  if (known) return known;
  const made = embedExamples(embed, source);
  cache.set(model, made);
  made.catch(() => cache.delete(model));
  return made;
}

async function embedExamples(embed: Embed, source: ConceptExamples): Promise<Example[]> {
  const flat = source.flatMap(([concept, texts]) => texts.map((text) => ({ concept, text })));
  const vectors = await embed(flat.map(({ text }) => text));
  return flat.flatMap(({ concept }, at) => {
    const vector = unitVector(vectors[at] ?? []);
    return vector ? [{ concept, vector }] : [];
  });
}

function dot(left: Float32Array, right: Float32Array): number {
  if (left.length !== right.length) return 0;
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

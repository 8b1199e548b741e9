import { embeddingModelId, embedTexts } from '@/lib/ai/embed';
import { log } from '@/lib/log';
import { CONCEPT_EXAMPLES } from '@/lib/retrieval/data/concept-examples';
import type { ConceptExamples } from '@/lib/retrieval/data/concept-types';
import { FINANCE_EXAMPLES } from '@/lib/retrieval/data/finance-examples';
import type { DocumentIndex } from '../index/index-document';
import { nearestConcept } from './nearest-concept';
import { readSearchQuestion } from '@/lib/retrieval/read-search-question';

/**
 * The concept that a question means, or null. Used only when its words name no known concept. With a proxy statement in
 * scope the governance examples are used, otherwise those of finance. When the encoder fails, the search continues
 * without a concept.
 */
export async function guessConcept(
  question: string,
  vector: Float32Array,
  indexes: readonly DocumentIndex[],
  signal?: AbortSignal,
): Promise<string | null> {
  if (readSearchQuestion(question).concepts.length > 0) return null;
  try {
    const nearest = await nearestConcept(
      vector,
      embeddingModelId(),
      (texts) => embedTexts(texts, { signal }),
      examplesFor(indexes),
    );
    return nearest?.name ?? null;
  } catch (error) {
    if (signal?.aborted) throw error;
    log.warn({ err: error }, 'The example questions could not be embedded; searching without them.');
    return null;
  }
}

/** The example questions to compare with: on governance where a proxy statement is in scope, otherwise on finance. */
export function examplesFor(indexes: readonly DocumentIndex[]): ConceptExamples {
  return indexes.some((index) => isProxyStatement(index.formType)) ? CONCEPT_EXAMPLES : FINANCE_EXAMPLES;
}

function isProxyStatement(formType: string | null): boolean {
  return /^(DEF|PRE|DFAN|PX)/i.test(formType ?? '');
}

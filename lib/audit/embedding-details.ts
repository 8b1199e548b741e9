import { embeddingModelId } from '@/lib/ai/embed';
import { modelCallDetails, type HashedDocument } from './model-call';

/** Embedding takes texts as they are; there is no prompt whose version could change. */
export function embeddingDetails(
  documents: readonly HashedDocument[],
  texts: number,
  tokens: number,
): Record<string, unknown> {
  return modelCallDetails(
    embeddingModelId(),
    { promptVersion: '', documents, details: { texts } },
    { inputTokens: tokens, outputTokens: 0 },
  );
}

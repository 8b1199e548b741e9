import { embeddingModelId } from '@/lib/ai/embed';
import { modelCallDetails, type HashedDocument } from './model-call';

/** Embedding sends texts without a prompt, so there is no prompt version to record. */
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

import { createOpenAI } from '@ai-sdk/openai';
import { embedMany } from 'ai';
import { AppError } from '@/lib/errors';
import { toModelError } from '../model-errors';
import { withBackoff } from '../with-backoff';
import { ENCODER_DIMENSIONS } from './encoder-graph';

const BATCH_SIZE = 96;
/**
 * text-embedding-3 takes 8192 tokens. Chunks are far shorter; this limit only guards against an unusually long text.
 */
const MAX_CHARS = 20_000;

type Hearing = { signal?: AbortSignal | undefined; onTokens?: ((tokens: number) => void) | undefined };

export type OpenAiEmbedding = { apiKey: string; baseUrl: string | undefined; model: string };

/** Unit-length vectors from an OpenAI-compatible embeddings endpoint, in the order of the texts. */
export async function embedWithOpenAi(
  config: OpenAiEmbedding,
  texts: string[],
  { signal, onTokens }: Hearing = {},
): Promise<Float32Array[]> {
  const provider = createOpenAI({ apiKey: config.apiKey, ...(config.baseUrl ? { baseURL: config.baseUrl } : {}) });
  const model = provider.embeddingModel(config.model);
  const vectors: Float32Array[] = [];
  try {
    for (let start = 0; start < texts.length; start += BATCH_SIZE) {
      // The endpoint refuses empty strings; a space is sent instead.
      const values = texts.slice(start, start + BATCH_SIZE).map((text) => text.slice(0, MAX_CHARS) || ' ');
      const { embeddings, usage } = await withBackoff(
        () =>
          embedMany({
            model,
            values,
            maxRetries: 0,
            abortSignal: withDeadline(signal),
            providerOptions: { openai: { dimensions: ENCODER_DIMENSIONS } },
          }),
        signal,
      );
      onTokens?.(usage.tokens);
      vectors.push(...embeddings.map((embedding) => toUnitVector(embedding, config.model)));
    }
    return vectors;
  } catch (error) {
    throw toModelError(error, signal);
  }
}

function withDeadline(signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(60_000);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}

function toUnitVector(embedding: number[], model: string): Float32Array {
  if (embedding.length !== ENCODER_DIMENSIONS) {
    throw new AppError(
      'unavailable',
      `The embedding model ${model} returned ${embedding.length} numbers where ${ENCODER_DIMENSIONS} are needed. ` +
        'An operator must choose another OPENAI_EMBEDDING_MODEL.',
    );
  }
  const length = Math.hypot(...embedding) || 1;
  return Float32Array.from(embedding, (value) => value / length);
}

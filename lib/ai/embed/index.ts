import { env, type Env } from '@/lib/env';
import { encodeLocally, LOCAL_MODEL_ID } from './local-encoder';
import { embedWithOpenAi, type OpenAiEmbedding } from './openai-embed';

const DEFAULT_OPENAI_MODEL = 'text-embedding-3-small';

type EmbedOptions = {
  signal?: AbortSignal | undefined;
  /** Called with the number of tokens of each call to an embedding model; never called by the bundled encoder. */
  onTokens?: ((tokens: number) => void) | undefined;
};

/** One unit-length vector of 512 numbers per text, in order, from the encoder that the environment selects. */
export async function embedTexts(texts: string[], options: EmbedOptions = {}): Promise<Float32Array[]> {
  if (texts.length === 0) return [];
  const config = openAiEmbedding(env());
  return config ? embedWithOpenAi(config, texts, options) : encodeLocally(texts, options.signal);
}

/** Id of the vector space. Vectors with different ids must never be compared. */
export function embeddingModelId(): string {
  return openAiEmbedding(env())?.model ?? LOCAL_MODEL_ID;
}

/**
 * A compatible server may have no embeddings endpoint. With OPENAI_BASE_URL set, embeddings are used only when an
 * embedding model is named.
 */
export function openAiEmbedding(settings: Env): OpenAiEmbedding | undefined {
  if (!settings.OPENAI_API_KEY) return undefined;
  if (settings.OPENAI_BASE_URL && !settings.OPENAI_EMBEDDING_MODEL) return undefined;
  return {
    apiKey: settings.OPENAI_API_KEY,
    baseUrl: settings.OPENAI_BASE_URL,
    model: settings.OPENAI_EMBEDDING_MODEL ?? DEFAULT_OPENAI_MODEL,
  };
}

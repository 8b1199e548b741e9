import { embeddingModelId, embedTexts } from '@/lib/ai/embed';

/** A grid asks the same few questions of hundreds of filings; a vector has 2 kB. */
const MOST_REMEMBERED = 500;

const shared = globalThis as typeof globalThis & { plumblineQuestionVectors?: Map<string, Float32Array> };

type Options = { signal?: AbortSignal | undefined; onTokens?: (used: number) => Promise<void> };

/**
 * The vector of a question by the embedding model in use; the last questions are remembered. `onTokens` is called when
 * a provider that counts tokens was asked.
 */
export async function questionVector(question: string, { signal, onTokens }: Options): Promise<Float32Array | null> {
  const remembered = (shared.plumblineQuestionVectors ??= new Map());
  const key = `${embeddingModelId()}\n${question}`;
  const known = remembered.get(key);
  if (known) {
    remembered.delete(key);
    remembered.set(key, known);
    return known;
  }
  let tokens: number | undefined;
  const [vector] = await embedTexts([question], { ...(signal ? { signal } : {}), onTokens: (used) => (tokens = used) });
  if (tokens !== undefined) await onTokens?.(tokens);
  if (!vector) return null;
  remembered.set(key, vector);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return vector;
}

import os from 'node:os';
import path from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';
import { buildEncoderModel, ENCODER_DIMENSIONS, MAX_TOKENS } from './encoder-graph';
import { makeTokenizer } from './sentence-piece';
import { readEncoderFiles } from './weights';

export const LOCAL_MODEL_ID = 'universal-sentence-encoder-lite';

const BATCH_SIZE = 16;

type Encoder = {
  session: InferenceSession;
  runtime: typeof import('onnxruntime-node');
  tokenize(text: string, maxTokens: number): number[];
};

/** Kept on globalThis, because bundled routes and actions do not share module state. */
const holder = globalThis as { plumblineEncoder?: Promise<Encoder> | undefined };

/**
 * Unit-length vectors of the texts, in their order. An empty text gets the zero vector.
 * Runs on onnxruntime's own threads, so the event loop stays free between batches.
 */
export async function encodeLocally(texts: string[], signal?: AbortSignal): Promise<Float32Array[]> {
  const encoder = await getEncoder();
  const vectors = texts.map(() => new Float32Array(ENCODER_DIMENSIONS));
  // Batch texts of similar length together, so that little is spent on padding.
  const queue = texts
    .map((text, index) => ({ index, tokens: encoder.tokenize(text, MAX_TOKENS) }))
    .filter((item) => item.tokens.length > 0)
    .sort((a, b) => a.tokens.length - b.tokens.length);
  for (let start = 0; start < queue.length; start += BATCH_SIZE) {
    signal?.throwIfAborted();
    const batch = queue.slice(start, start + BATCH_SIZE);
    const rows = await runBatch(
      encoder,
      batch.map((item) => item.tokens),
    );
    batch.forEach((item, row) =>
      vectors[item.index]?.set(rows.subarray(row * ENCODER_DIMENSIONS, (row + 1) * ENCODER_DIMENSIONS)),
    );
  }
  return vectors;
}

async function runBatch({ session, runtime }: Encoder, batch: number[][]): Promise<Float32Array> {
  const width = Math.max(...batch.map((tokens) => tokens.length));
  const ids = new BigInt64Array(batch.length * width);
  const mask = new Float32Array(batch.length * width);
  batch.forEach((tokens, row) => {
    tokens.forEach((id, position) => {
      ids[row * width + position] = BigInt(id);
      mask[row * width + position] = 1;
    });
  });
  const dims = [batch.length, width];
  const output = await session.run({
    ids: new runtime.Tensor('int64', ids, dims),
    mask: new runtime.Tensor('float32', mask, dims),
  });
  const data = output.embedding?.data;
  if (!(data instanceof Float32Array)) throw new Error('The sentence encoder returned no vectors.');
  return data;
}

function getEncoder(): Promise<Encoder> {
  holder.plumblineEncoder ??= loadEncoder().catch((cause: unknown) => {
    holder.plumblineEncoder = undefined;
    throw new Error('The bundled sentence encoder could not be loaded. Run npm install again.', { cause });
  });
  return holder.plumblineEncoder;
}

/**
 * The graph is built at each start: building it from the package's weights takes about as long as reading a stored
 * copy.
 */
async function loadEncoder(): Promise<Encoder> {
  const folder = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'node_modules',
    '@energetic-ai',
    'model-embeddings-en',
    'dist',
  );
  const [runtime, files] = await Promise.all([import('onnxruntime-node'), readEncoderFiles(folder)]);
  const session = await runtime.InferenceSession.create(buildEncoderModel(files), {
    intraOpNumThreads: Math.min(2, os.availableParallelism()),
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  });
  return { session, runtime, tokenize: makeTokenizer(files.vocabulary) };
}

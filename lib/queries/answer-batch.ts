import type { z } from 'zod';
import type { Context } from '@/lib/context';
import { askQuestion } from './answering/ask-question';
import type { batchInput, QueryResult } from './schema';

/**
 * Questions of a batch that are answered at the same time: enough to overlap waiting for a model, few enough to leave
 * capacity to others.
 */
const PARALLEL = 4;

/** One result per query, in order. */
export async function answerBatch(
  ctx: Context,
  input: z.output<typeof batchInput>,
  signal?: AbortSignal,
): Promise<QueryResult[]> {
  const { queries, ...shared } = input;
  const results = new Array<QueryResult>(queries.length);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < queries.length; index = next++) {
      const query = queries[index];
      if (query !== undefined) results[index] = await askQuestion(ctx, { ...shared, query }, signal ? { signal } : {});
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, queries.length) }, worker));
  return results;
}

import { z } from 'zod';
import { api } from '@/components/api/api-client';
import { ApiError } from '@/components/api/api-error';
import { queryResultSchema, type QueryResult } from '@/lib/queries/schema';
import { readEvents } from './read-events';

const MAX_CHUNKS = 10;
/** In milliseconds; longer than for other requests, because a model writes slowly and its text is shown meanwhile. */
const STREAM_TIMEOUT_MS = 120_000;
const UNFINISHED = 'The answer ended before it was complete. Please try again.';

const deltaSchema = z.object({ text: z.string() });
const failureSchema = z.object({ detail: z.string() });

type Question = {
  question: string;
  documentIds: readonly string[];
  signal: AbortSignal;
  onDelta: (text: string) => void;
};

/** Asks a question and streams the answer; resolves with the verified result. */
export async function askQuestion({ question, documentIds, signal, onDelta }: Question): Promise<QueryResult> {
  const response = await api.send({
    path: '/queries/stream',
    method: 'POST',
    headers: { accept: 'text/event-stream' },
    body: { query: question, document_ids: documentIds, include_confidence: true, max_chunks: MAX_CHUNKS },
    signal,
    timeoutMs: STREAM_TIMEOUT_MS,
  });
  if (!response.body) throw new ApiError(0, 'network', UNFINISHED);
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'delta') onDelta(deltaSchema.parse(JSON.parse(data)).text);
      if (event === 'result') return queryResultSchema.parse(JSON.parse(data));
      if (event === 'error')
        throw new ApiError(response.status, 'internal', failureSchema.parse(JSON.parse(data)).detail);
    }
  } catch (cause) {
    if (cause instanceof ApiError || signal.aborted) throw cause;
    throw new ApiError(0, 'network', UNFINISHED, { cause });
  }
  throw new ApiError(0, 'network', UNFINISHED);
}

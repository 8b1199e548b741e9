import { toAppError, logRefusal } from '@/lib/http/error-response';
import { route } from '@/lib/http/route';
import { askQuestion } from '@/lib/queries/answering/ask-question';
import { queryInput } from '@/lib/queries/schema';

/**
 * Server-sent events: `delta {text}` while the answer is written, then `result` (as POST /queries/ answers) or `error
 * {detail, code}`.
 */
export const POST = route(
  {
    summary: 'Ask a question and stream the answer as it is written',
    tag: 'Queries',
    role: 'org:viewer',
    limit: 'questions',
    body: queryInput,
    produces: 'text/event-stream',
    unaudited: 'recorded while it streams',
  },
  async ({ ctx, body, request }) => {
    const stopped = new AbortController();
    request.signal.addEventListener('abort', () => stopped.abort(), { once: true });
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        const encoder = new TextEncoder();
        const send = (event: string, data: unknown) => {
          if (!stopped.signal.aborted)
            controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        };
        try {
          send(
            'result',
            await askQuestion(ctx, body, { signal: stopped.signal, onText: (text) => send('delta', { text }) }),
          );
        } catch (thrown) {
          const error = toAppError(thrown);
          if (!stopped.signal.aborted) logRefusal(error, { requestId: ctx.requestId, path: '/api/v1/queries/stream' });
          send('error', { detail: error.detail, code: error.code });
        }
        if (!stopped.signal.aborted) controller.close();
      },
      cancel: () => stopped.abort(),
    });
    return new Response(stream, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    });
  },
);

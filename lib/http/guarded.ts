import { randomUUID } from 'node:crypto';
import { errorResponse, logRefusal, toAppError } from './error-response';
import { limitRequests } from './limit-requests';
import { readBytes } from './read-body';
import { requireSameOrigin } from './same-origin';

type Handler = (request: Request) => Promise<Response>;

const BODY_LIMIT_BYTES = 64 * 1024;

/** A handler that is not ours (of the sign-in service) with the defences of `route()`: origin, rate, size and pace of the body, errors. */
export function guarded(handler: Handler): Handler {
  return async (request) => {
    const where = { requestId: randomUUID(), method: request.method, path: new URL(request.url).pathname };
    try {
      requireSameOrigin(request);
      await limitRequests('requests', { ctx: null, headers: request.headers });
      return await handler(await withReadBody(request));
    } catch (thrown) {
      const error = toAppError(thrown);
      logRefusal(error, where);
      return errorResponse(error, where.requestId);
    }
  };
}

async function withReadBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  const body = await readBytes(request, BODY_LIMIT_BYTES);
  return new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal });
}

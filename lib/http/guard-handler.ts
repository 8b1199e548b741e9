import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { nameText } from '@/lib/format/names';
import { invalidFrom } from '@/lib/validation-messages';
import { errorResponse, logRefusal, toAppError } from './error-response';
import { limitRequests } from './limits/limit-requests';
import { assertText, parseJson, readBytes } from './body/read-body';
import { requireSameOrigin } from './same-origin';

type Handler = (request: Request) => Promise<Response>;

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Wraps a handler outside `route()`, of the sign-in service or the metrics, with the same checks: origin, rate limit,
 * size and speed of the body, errors.
 */
export function guardHandler(handler: Handler): Handler {
  return async (request) => {
    const where = { requestId: randomUUID(), method: request.method, path: new URL(request.url).pathname };
    try {
      requireSameOrigin(request);
      await limitRequests('requests', { ctx: null, headers: request.headers });
      assertText(...new URL(request.url).searchParams.values());
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
  if (/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) assertFields(parseJson(body));
  return new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal });
}

/** The service does not limit names, which appear in mails, lists and the audit log. */
const namedBody = z.object({ name: nameText('Enter a name', 'The name').optional() });

function assertFields(body: unknown): void {
  const parsed = namedBody.safeParse(body);
  if (!parsed.success && typeof body === 'object' && !Array.isArray(body)) throw invalidFrom(parsed.error);
}

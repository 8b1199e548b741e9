import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@clerk/backend/webhooks';
import { applyWebhook } from '@/lib/auth/clerk/webhooks';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { errorResponse, logRefusal, toAppError } from '@/lib/http/error-response';
import { readBytes } from '@/lib/http/body/read-body';
import { log } from '@/lib/log';

const LIMIT_BYTES = 1024 * 1024;

/**
 * Clerk's webhooks. Authenticated by Clerk's signature only: no session, no cookie. On an error it answers 5xx, and
 * Clerk sends the event again.
 */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    const event = await verified(request);
    if (!event)
      return Response.json(
        { detail: 'The webhook signature is not valid or is too old.', code: 'invalid' },
        { status: 400, headers: { 'cache-control': 'no-store' } },
      );
    await applyWebhook(event);
    return Response.json({ received: true }, { headers: { 'cache-control': 'no-store' } });
  } catch (thrown) {
    const error = toAppError(thrown);
    logRefusal(error, { requestId, path: '/api/webhooks/clerk' });
    return errorResponse(error, requestId);
  }
}

async function verified(request: Request): Promise<WebhookEvent | null> {
  const { authProvider, CLERK_WEBHOOK_SIGNING_SECRET: signingSecret } = env();
  if (authProvider !== 'clerk') throw new AppError('not_found', 'This endpoint does not exist.');
  if (!signingSecret)
    throw new AppError('unavailable', 'CLERK_WEBHOOK_SIGNING_SECRET is not set, so webhooks cannot be checked.');
  const body = new TextDecoder().decode(await readBytes(request, LIMIT_BYTES));
  const { verifyWebhook } = await import('@clerk/backend/webhooks');
  try {
    return await verifyWebhook(new Request(request.url, { method: 'POST', headers: request.headers, body }), {
      signingSecret,
    });
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a webhook was refused');
    return null;
  }
}

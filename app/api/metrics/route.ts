import { timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { guardHandler } from '@/lib/http/guard-handler';
import { readMetrics } from '@/lib/operations/metrics';

export const dynamic = 'force-dynamic';

/** Metrics for Prometheus; requires METRICS_TOKEN as bearer token, and is closed while that is not set. */
export const GET = guardHandler(async (request) => {
  const token = env().METRICS_TOKEN;
  if (!token) throw new AppError('not_found', 'Not found');
  if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`))
    throw new AppError('unauthorized', 'The metrics endpoint requires its token.');
  const { text, contentType } = await readMetrics();
  return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } });
});

function isSame(sent: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

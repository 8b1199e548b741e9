import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { Reply } from '@/lib/http/route';
import { getReport } from '@/lib/reports/read/read-reports';
import { REPORT_FAILED } from '@/lib/reports/schema';
import { requireReportRow } from '@/lib/reports/read/visible-reports';

/** Shorter than the caller's timeout of 120 s. */
const WAIT_MS = 110_000;
const POLL_MS = 250;

/**
 * 200 with the completed report; 202 while it is processing, at once with `Prefer: respond-async`. A failure is thrown
 * with its reason.
 */
export async function answerWithReport(ctx: Context, reportId: string, request: Request): Promise<Reply> {
  const isAsync = /\brespond-async\b/.test(request.headers.get('prefer') ?? '');
  const deadline = Date.now() + (isAsync ? 0 : WAIT_MS);
  for (;;) {
    const { status, failureReason } = await requireReportRow(ctx, reportId);
    if (status === 'failed' && !isAsync) throw new AppError('unavailable', failureReason ?? REPORT_FAILED);
    if (status !== 'processing') return new Reply(200, await getReport(ctx, reportId));
    if (Date.now() >= deadline)
      return new Reply(202, await getReport(ctx, reportId), isAsync ? { 'preference-applied': 'respond-async' } : {});
    await delay(POLL_MS, undefined, { signal: request.signal });
  }
}

import { sql } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { demoUsage } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** What a visitor may use in the day for which their workspace exists. */
const QUOTAS = {
  questions: { most: 300, sentence: 'The demo workspace is limited to 300 questions.' },
  reports: { most: 12, sentence: 'The demo workspace is limited to 12 reports.' },
  uploads: { most: 10, sentence: 'The demo workspace is limited to 10 files.' },
  upload_bytes: { most: 20 * 1024 * 1024, sentence: 'The demo workspace is limited to 20 MB of files.' },
  fetches: { most: 10, sentence: 'The demo workspace can fetch or process filings 10 times.' },
  changes: { most: 500, sentence: 'The demo workspace is limited to 500 changes.' },
} as const;

export type QuotaKind = keyof typeof QUOTAS;

/** Counts a demo visitor's use and throws (403) when the quota is exceeded. Has no effect for other users. */
export async function consumeQuota(ctx: Context, kind: QuotaKind, amount = 1): Promise<void> {
  if (!ctx.isDemo || amount === 0) return;
  const [row] = await systemDatabase()
    .insert(demoUsage)
    .values({ tenantId: ctx.tenantId, kind, used: amount })
    .onConflictDoUpdate({
      target: [demoUsage.tenantId, demoUsage.kind],
      set: { used: sql`${demoUsage.used} + ${amount}` },
    })
    .returning({ used: demoUsage.used });
  if (row && row.used > QUOTAS[kind].most)
    throw new AppError('forbidden', `${QUOTAS[kind].sentence} Sign up for an account of your own to continue.`);
}

import { eq, lt, sql } from 'drizzle-orm';
import { systemDatabase, type Db } from '@/db/client';
import { mailCounts, user } from '@/db/schema';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/** Limits per account, tenant and recipient for a UTC day: ordinary use is one or two letters a day, abuse hundreds. */
export const MAILS_A_DAY = { user: 20, tenant: 100, address: 5 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

type Sender = Pick<Context, 'userId' | 'tenantId' | 'isDemo'>;

/**
 * Counts mails sent in the sender's name and throws when they are not allowed: for demo visitors, for senders with an
 * unconfirmed address, and beyond the daily limit. Without a mail server nothing is sent and nothing counted.
 */
export async function consumeMailAllowance(
  { userId, tenantId, isDemo }: Sender,
  mails: number,
  now = new Date(),
): Promise<void> {
  if (!env().SMTP_URL) return;
  if (isDemo) throw new AppError('forbidden', 'The demo workspace sends no mail.');
  if (!(await isAddressConfirmed(userId)))
    throw new AppError('forbidden', 'Confirm your own email address first: Manage Account sends you the link.');
  await systemDatabase().transaction(async (tx) => {
    await count(tx, `user:${userId}`, mails, MAILS_A_DAY.user, now);
    await count(tx, `tenant:${tenantId}`, mails, MAILS_A_DAY.tenant, now);
    await tx.delete(mailCounts).where(lt(mailCounts.day, dayOf(new Date(now.getTime() - DAY_MS))));
  });
}

/** Whether one more confirmation may be sent to an address that an unknown person entered. */
export async function mayWriteTo(address: string, now = new Date()): Promise<boolean> {
  try {
    await systemDatabase().transaction((tx) => count(tx, `address:${address}`, 1, MAILS_A_DAY.address, now));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** A hosted sign-in provider confirms addresses itself. */
export async function isAddressConfirmed(userId: string): Promise<boolean> {
  if (env().authProvider !== 'embedded') return true;
  const [row] = await systemDatabase()
    .select({ isConfirmed: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId));
  return row?.isConfirmed ?? false;
}

/** Throwing rolls back the transaction and with it the counts. */
async function count(tx: Db, sender: string, mails: number, most: number, now: Date): Promise<void> {
  const [row] = await tx
    .insert(mailCounts)
    .values({ sender, day: dayOf(now), count: mails })
    .onConflictDoUpdate({
      target: [mailCounts.sender, mailCounts.day],
      set: { count: sql`${mailCounts.count} + ${mails}` },
    })
    .returning({ count: mailCounts.count });
  if ((row?.count ?? 0) <= most) return;
  const retryAfterSeconds = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
  throw new AppError(
    'rate_limited',
    `At most ${most} emails can be sent in a day. The next can be sent after midnight UTC.`,
    { retryAfterSeconds },
  );
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

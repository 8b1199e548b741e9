import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import { systemDatabase, type Db } from '@/db/client';
import { account, user, verification } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { mayWriteTo } from '@/lib/mail/allowance';
import { sendMail } from '@/lib/mail/send-mail';
import { confirmationMail, knownAddressMail } from './confirm-mails.rules';
import { embeddedAuth } from './better-auth';

const VALID_HOURS = 24;

/** What is to be confirmed: a new account that does not exist yet, or the address of an existing one. */
const pendingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account'),
    name: z.string(),
    email: z.string(),
    passwordHash: z.string(),
    redirectTo: z.string().nullable(),
  }),
  z.object({ kind: z.literal('address'), userId: z.string() }),
]);
type Pending = z.infer<typeof pendingSchema>;

export type SignUp = { name: string; email: string; password: string; redirectTo: string | null };

/**
 * Asks the owner of an address to confirm a new account. No account exists before the confirmation, so another person's
 * address cannot be taken, and the answer is the same when the address already has an account.
 */
export async function requestSignUp({ name, email, password, redirectTo }: SignUp): Promise<void> {
  const address = email.toLowerCase();
  const passwordHash = await (await embeddedAuth().$context).password.hash(password);
  const [known] = await systemDatabase().select({ id: user.id }).from(user).where(eq(user.email, address));
  if (!(await mayWriteTo(address))) return;
  if (known) return sendMail({ to: [address], ...knownAddressMail(`${env().appUrl}/sign-in`) });
  await sendConfirmation(address, { kind: 'account', name, email: address, passwordHash, redirectTo });
}

/**
 * Sends a confirmation mail for an existing account's address, for accounts older than the mail server. Throws
 * `conflict` when it is already confirmed, `rate_limited` after too many mails.
 */
export async function requestConfirmation(userId: string): Promise<void> {
  const [found] = await systemDatabase()
    .select({ email: user.email, isConfirmed: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId));
  if (!found || found.isConfirmed) throw new AppError('conflict', 'Your email address is already confirmed.');
  if (!(await mayWriteTo(found.email)))
    throw new AppError(
      'rate_limited',
      'The link was sent several times today. Check your inbox, or try again tomorrow.',
      { retryAfterSeconds: 3600 },
    );
  await sendConfirmation(found.email, { kind: 'address', userId });
}

/**
 * Confirms an address with the link's token and the account's password; a mail scanner or a stranger does not have
 * both. Throws `not_found` for a link that does not work any more, `forbidden` for a wrong password, `conflict` when
 * the address has an account meanwhile.
 */
export async function confirmAddress({
  token,
  password,
}: {
  token: string;
  password: string;
}): Promise<{ userId: string; redirectTo: string | null; hasSecondFactor: boolean }> {
  const isThis = and(eq(verification.identifier, identifierOf(token)), gt(verification.expiresAt, new Date()));
  const [row] = await systemDatabase().select().from(verification).where(isThis);
  if (!row) throw gone();
  const pending = pendingSchema.parse(JSON.parse(row.value));
  const hash = pending.kind === 'account' ? pending.passwordHash : await passwordOf(pending.userId);
  // Outside the transaction, because hashing is slow and would keep a connection open.
  const isRight = hash !== null && (await (await embeddedAuth().$context).password.verify({ hash, password }));
  if (!isRight) throw new AppError('forbidden', 'The password is not the one you chose.');
  return systemDatabase().transaction(async (tx) => {
    const [taken] = await tx.delete(verification).where(isThis).returning({ id: verification.id });
    if (!taken) throw gone();
    return pending.kind === 'account' ? makeAccount(tx, pending) : markConfirmed(tx, pending.userId);
  });
}

function gone(): AppError {
  return new AppError('not_found', 'This link no longer works. Sign in, or sign up again.');
}

async function sendConfirmation(to: string, pending: Pending): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + VALID_HOURS * 60 * 60 * 1000);
  await systemDatabase().delete(verification).where(lt(verification.expiresAt, new Date()));
  await systemDatabase()
    .insert(verification)
    .values({ id: randomUUID(), identifier: identifierOf(token), value: JSON.stringify(pending), expiresAt });
  await sendMail({
    to: [to],
    ...confirmationMail({ link: `${env().appUrl}/verify-email/${token}`, hours: VALID_HOURS }),
  });
}

/** Only the hash of a link's token is stored. */
function identifierOf(token: string): string {
  return `confirm:${createHash('sha256').update(token).digest('base64url')}`;
}

async function passwordOf(userId: string): Promise<string | null> {
  const [row] = await systemDatabase()
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  return row?.password ?? null;
}

async function makeAccount(tx: Db, { name, email, passwordHash, redirectTo }: Extract<Pending, { kind: 'account' }>) {
  const userId = randomUUID();
  const [made] = await tx
    .insert(user)
    .values({ id: userId, name, email, emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: user.id });
  if (!made) throw new AppError('conflict', 'This address now has an account. Sign in.');
  await tx
    .insert(account)
    .values({ id: randomUUID(), accountId: userId, providerId: 'credential', userId, password: passwordHash });
  await recordAudit(
    tx,
    { tenantId: userId, userId },
    { action: 'account.create', subjectType: 'user', subjectId: userId },
  );
  return { userId, redirectTo, hasSecondFactor: false };
}

async function markConfirmed(tx: Db, userId: string) {
  const [confirmed] = await tx
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.id, userId))
    .returning({ hasSecondFactor: user.twoFactorEnabled });
  await recordAudit(
    tx,
    { tenantId: userId, userId },
    { action: 'account.confirm', subjectType: 'user', subjectId: userId },
  );
  return { userId, redirectTo: null, hasSecondFactor: confirmed?.hasSecondFactor ?? false };
}

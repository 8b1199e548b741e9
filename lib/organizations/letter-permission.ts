import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { tenantSettings } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { canSendMail } from '@/lib/mail/send-mail';
import type { LetterSettings, LetterSettingsInput } from './schema';

/**
 * Whether this organization may send letters through the installation's mail server: there is one, and an admin allowed
 * it.
 */
export async function canSendLetters(ctx: Context): Promise<boolean> {
  const { is_allowed: isAllowed, is_mail_configured: isMailConfigured } = await readLetterSettings(ctx);
  return isAllowed && isMailConfigured && !ctx.isDemo;
}

/** Whether an admin allowed letters, and whether there is a mail server. */
export async function readLetterSettings(ctx: Pick<Context, 'tenantId' | 'organizationId'>): Promise<LetterSettings> {
  const [row] = await database()
    .select({ isAllowed: tenantSettings.areLettersAllowed })
    .from(tenantSettings)
    .where(eq(tenantSettings.tenantId, ctx.tenantId));
  return { is_allowed: ctx.organizationId !== null && (row?.isAllowed ?? false), is_mail_configured: canSendMail() };
}

/** Allows or forbids letters through the mail server. Throws `conflict` in a personal account. */
export async function saveLetterSettings(
  ctx: Context,
  { is_allowed: areLettersAllowed }: LetterSettingsInput,
): Promise<LetterSettings> {
  if (!ctx.organizationId)
    throw new AppError('conflict', 'A personal account cannot send letters. Switch to an organization first.');
  await database().transaction(async (tx) => {
    const values = { areLettersAllowed, updatedBy: ctx.userId, updatedAt: new Date() };
    await tx
      .insert(tenantSettings)
      .values({ tenantId: ctx.tenantId, ...values })
      .onConflictDoUpdate({ target: tenantSettings.tenantId, set: values });
    await recordAudit(tx, ctx, {
      action: 'organization.letters',
      subjectType: 'organization',
      subjectId: ctx.tenantId,
      details: { is_allowed: areLettersAllowed },
    });
  });
  return readLetterSettings(ctx);
}

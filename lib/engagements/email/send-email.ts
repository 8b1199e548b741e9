import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { engagementObjectives, engagements } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { consumeMailAllowance } from '@/lib/mail/allowance';
import { canSendMail, sendMail } from '@/lib/mail/send-mail';
import { canSendLetters } from '@/lib/organizations/letter-permission';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { toMailto } from './email-file';
import { letterPoints } from '../letter/points';
import { emitStatus } from '../record/emit-status';
import { ALREADY_SENT, NO_EMAIL_YET, SENT_MESSAGE } from '../record/messages.rules';
import { getEngagement } from '../record/read-engagements';
import { findVersion } from './read-version';
import { recordEvent } from '../record/record-event';
import type { SentEngagement } from '../schema';
import type { EmailDelivery, LetterChecks, SendEmailInput } from '../schema-email';
import { STATUS_LABELS } from '../record/status.rules';
import type { VersionRow } from '../record/to-engagement';
import { requireEngagement, type EngagementRow } from '../record/visible-engagements';

/**
 * Marks the email as sent and records the recipients. With SMTP the server sends it; otherwise the user's mail program
 * does. Throws `not_found`; `conflict` without a text, when it was sent before or has open conditions; `unavailable`
 * when the mail server refuses.
 */
export async function sendEmail(ctx: Context, id: string, input: SendEmailInput): Promise<SentEngagement> {
  const row = await requireEngagement(ctx, id);
  const version = await findVersion(database(), row, input.version_id);
  requireSendable(row, version);
  const method = (await canSendLetters(ctx)) ? 'smtp' : 'manual';
  if (method === 'smtp') await consumeMailAllowance(ctx, input.sent_to.length);
  await claim(ctx, row, version, input.sent_to);
  if (method === 'smtp') await deliver(ctx, row, version, input.sent_to);
  const delivery: EmailDelivery = {
    method,
    mailto: toMailto({ to: input.sent_to, subject: version.subject, content: version.content }),
    eml_url: `/api/v1/engagements/${id}/eml?version_id=${version.id}`,
    message:
      method === 'smtp'
        ? SENT_MESSAGE
        : `${SENT_MESSAGE}. ` +
          `${canSendMail() ? 'Your organization does not send letters from here' : 'No mail server is configured'}: ` +
          'open it in your own mail program, or download it as a file.',
  };
  return { ...(await getEngagement(ctx, id)), delivery };
}

function requireSendable(row: EngagementRow, version: VersionRow | undefined): asserts version is VersionRow {
  if (row.emailSentAt) throw new AppError('conflict', ALREADY_SENT);
  if (!version || !version.content.trim()) throw new AppError('conflict', NO_EMAIL_YET);
  if (row.status !== 'email_drafted')
    throw new AppError(
      'conflict',
      `An email can only be sent at ${STATUS_LABELS.email_drafted}; this engagement is at ` +
        `${STATUS_LABELS[row.status]}.`,
    );
  const overridden = new Set(version.overrides.map(({ condition_id }) => condition_id));
  const open = (version.checks as LetterChecks).voting_conditions.filter(({ id }) => !overridden.has(id));
  if (open.length > 0)
    throw new AppError(
      'conflict',
      `The email makes voting support conditional on a change: “${open[0]?.sentence ?? ''}” Reword the sentence, or ` +
        'override the warning with a reason.',
    );
}

/** Marks it as sent before the mail is sent, so that two people cannot send the same email twice. */
async function claim(ctx: Context, seen: EngagementRow, version: VersionRow, sentTo: string[]): Promise<void> {
  await database().transaction(async (tx) => {
    const row = await requireEngagement(ctx, seen.id, tx, { isLocked: true });
    requireSendable(row, version);
    await tx
      .update(engagements)
      .set({
        status: 'email_sent',
        emailSentAt: new Date(),
        sentTo,
        sentVersionId: version.id,
        currentVersionId: version.id,
      })
      .where(eq(engagements.id, row.id));
    await recordEvent(tx, ctx, row.id, {
      kind: 'email.send',
      text: `Email sent to ${sentTo.join(', ')} (version ${version.number})`,
      details: {
        version: version.number,
        sent_to: sentTo,
        unlinked: (version.checks as LetterChecks).unlinked_count,
        overrides: version.overrides.length,
      },
    });
    await emitStatus(tx, row, 'email_sent');
    const [known] = await tx
      .select({ id: engagementObjectives.id })
      .from(engagementObjectives)
      .where(eq(engagementObjectives.engagementId, row.id))
      .limit(1);
    // Sending the letter records its points as raised objectives; users who do not want that edit or remove them.
    const objectives = known ? [] : objectivesOf(ctx, row);
    if (objectives.length > 0) await tx.insert(engagementObjectives).values(objectives);
  });
}

function objectivesOf(ctx: Context, row: EngagementRow) {
  const flags = row.triggeredFlags as FlagResult[];
  const now = new Date().toISOString();
  return letterPoints(
    flags,
    flags.map((_, index) => index),
  ).map((point) => ({
    engagementId: row.id,
    title: point.title,
    flagDescription: flags[point.flagIndexes[0] ?? 0]?.flag_description ?? null,
    milestoneDates: { raised: now },
    createdBy: ctx.userId,
  }));
}

/** When the mail server refuses, the email is marked as not sent, so that it can be sent again. */
async function deliver(ctx: Context, row: EngagementRow, version: VersionRow, to: string[]): Promise<void> {
  try {
    await sendMail({ to, subject: version.subject, text: version.content });
  } catch (cause) {
    await database().transaction(async (tx) => {
      await tx
        .update(engagements)
        .set({ status: 'email_drafted', emailSentAt: null, sentTo: [], sentVersionId: null })
        .where(eq(engagements.id, row.id));
      await recordEvent(tx, ctx, row.id, {
        kind: 'email.send-failed',
        text: 'The mail server did not accept the email; it counts as not sent',
      });
      await emitStatus(tx, { ...row, status: 'email_sent' }, 'email_drafted');
    });
    throw cause instanceof AppError
      ? cause
      : new AppError('unavailable', 'The mail server did not accept the email. Please try again.', { cause });
  }
}

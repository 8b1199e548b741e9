import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { notifications } from '@/db/schema';
import { env } from '@/lib/env';
import { detailOf } from '@/lib/errors';
import { log } from '@/lib/log';
import { canSendMail, sendMail } from '@/lib/mail/send-mail';
import { emailAddress } from './email-address';
import { emailText } from './email-text.rules';

type Row = typeof notifications.$inferSelect;

/** Sends a notification by e-mail once; without a mail server it becomes a line in the log. */
export async function sendNotification(
  notificationId: string,
  signal?: AbortSignal,
): Promise<'sent' | 'nobody' | 'already_sent'> {
  const [row] = await database().select().from(notifications).where(eq(notifications.id, notificationId));
  if (!row?.isByEmail || row.emailedAt) return 'already_sent';
  const to = await emailAddress(row);
  if (!to) {
    await note(row, { emailError: 'There is no confirmed address to write to.' });
    return 'nobody';
  }
  const settingsUrl = settingsUrlOf(row);
  const linkUrl = `${env().appUrl}${row.link}`;
  // Not later: a message that the server may have taken would be sent again.
  signal?.throwIfAborted();
  try {
    await sendMail({
      to: [to],
      subject: row.title,
      text: emailText({
        title: row.title,
        body: row.body,
        linkUrl,
        settingsUrl,
        sourceName: sourceNameOf(row),
      }),
      // What concerns the security of an account cannot be unsubscribed from.
      headers: row.kind === 'account_security' ? {} : { 'List-Unsubscribe': `<${settingsUrl}>` },
    });
  } catch (error) {
    await note(row, { emailError: detailOf(error, 'The message could not be sent.') });
    throw error;
  }
  await note(row, { emailedAt: new Date(), emailError: null });
  log.info({ notificationId, kind: row.kind, isMailed: canSendMail() }, 'notification sent');
  return 'sent';
}

async function note(row: Row, outcome: Partial<Row>): Promise<void> {
  await database()
    .update(notifications)
    .set({ ...outcome, emailAttempts: sql`${notifications.emailAttempts} + 1` })
    .where(eq(notifications.id, row.id));
}

function sourceNameOf({ kind, groupId }: Row) {
  if (kind === 'account_security') return 'account';
  return groupId ? 'group' : 'subscription';
}

/** URL of the subscription or group page with the notification settings, or of the account's security page. */
function settingsUrlOf({ kind, subscriptionId, groupId }: Row): string {
  if (kind === 'account_security') return `${env().appUrl}/account`;
  const place = groupId ? `tab=groups&group=${groupId}` : `tab=subscriptions&subscription=${subscriptionId}`;
  return `${env().appUrl}/reports?${place}`;
}

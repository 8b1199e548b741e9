import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { notifications, user } from '@/db/schema';
import { enqueue } from '@/lib/jobs/enqueue';
import { canSendMail } from '@/lib/mail/send-mail';

type Owner = { userId: string; activeOrganizationId?: unknown };
type SecurityNews = {
  title: string;
  body: string;
  /** A notification with the same key is sent once. */
  key: string;
};

/**
 * Notifies the owner of an account of what concerns its security: in the inbox, and by e-mail where there is a mail
 * server and the address is confirmed. It cannot be unsubscribed from. Part of the caller's transaction.
 */
export async function notifyAccountOwner(tx: Db, owner: Owner, { title, body, key }: SecurityNews): Promise<void> {
  const { userId, activeOrganizationId } = owner;
  const tenantId = typeof activeOrganizationId === 'string' ? activeOrganizationId : userId;
  const [person] = await tx.select({ isConfirmed: user.emailVerified }).from(user).where(eq(user.id, userId));
  const isByEmail = canSendMail() && person?.isConfirmed === true;
  const [row] = await tx
    .insert(notifications)
    .values({
      tenantId,
      // Mailed to the person's own address, whatever organization they work in.
      organizationId: null,
      userId,
      kind: 'account_security',
      title,
      body,
      link: '/account',
      isInApp: true,
      isByEmail,
      dedupeKey: key,
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (row && isByEmail) await enqueue(tx, 'send-notification', { notificationId: row.id }, { tenantId });
}

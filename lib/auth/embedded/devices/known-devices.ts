import { createHmac } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { knownDevices } from '@/db/schema';
import { env } from '@/lib/env';
import { notifyAccountOwner } from './notify-account-owner';
import { deviceLabel, networkOf } from './device-label';

export type StartedSession = {
  id: string;
  userId: string;
  activeOrganizationId?: unknown;
  ipAddress?: string | null;
  userAgent?: string | null;
};

/** A device that was not seen for this long is new again. */
const FORGOTTEN_AFTER = sql`interval '180 days'`;

/**
 * Stores the device of a session that has just begun, and notifies the owner of the account when it is a new one. The
 * first device of an account causes no notification. Versions of browsers do not count, because they change every few
 * weeks.
 */
export async function recordDevice(session: StartedSession): Promise<void> {
  const { userId, ipAddress = null, userAgent = null } = session;
  const label = deviceLabel(userAgent);
  const device = createHmac('sha256', env().AUTH_SECRET ?? '')
    .update(`device ${label} ${networkOf(ipAddress)}`)
    .digest('base64url');
  await systemDatabase().transaction(async (tx) => {
    await tx
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), lt(knownDevices.lastSeenAt, sql`now() - ${FORGOTTEN_AFTER}`)));
    const known = await tx
      .select({ device: knownDevices.device })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId));
    await tx
      .insert(knownDevices)
      .values({ userId, device, lastSeenAt: sql`now()` })
      .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { lastSeenAt: sql`now()` } });
    if (known.length === 0 || known.some((one) => one.device === device)) return;
    await notifyAccountOwner(tx, session, {
      title: `New sign-in: ${label}`,
      body:
        `Someone signed in to your account from a new device or network` +
        `${ipAddress ? ` (address ${ipAddress})` : ''}. If this was not you, end that session and change your ` +
        'password.',
      key: `sign-in:${session.id}`,
    });
  });
}

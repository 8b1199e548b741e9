import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notifications, user } from '@/db/schema/index';
import { notify } from '@/lib/notifications/notify';
import { sendNotification } from '@/lib/notifications/send-notification';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { MailServer } from '@/tests/support/servers/mail-server';
import { someTenant } from '@/tests/support/subscriptions-fixture';

describe('notifications of subscriptions', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  const mail = new MailServer();

  beforeAll(async () => {
    Object.assign(process.env, {
      SMTP_URL: await mail.start(),
      APP_URL: 'https://plumbline.example',
      MAIL_FROM: 'Plumbline <news@plumbline.example>',
    });
    fixture = await openJobsDatabase();
  });
  afterAll(async () => {
    mail.stop();
    await fixture.close();
  });

  const subscriptionId = '3f0c8b1e-6a55-4a57-9b53-0c2c64d1a001';
  async function tell(
    {
      isConfirmed = true,
      ...overrides
    }: { isNotifiedByEmail?: boolean; isNotifiedInApp?: boolean; isConfirmed?: boolean } = {},
    key = 'k',
  ): Promise<string | undefined> {
    const person = { ...someTenant(), organizationId: null };
    await database()
      .insert(user)
      .values({
        id: person.userId,
        name: 'Ana Lyst',
        email: `${person.userId}@example.test`,
        emailVerified: isConfirmed,
      });
    const audience = {
      id: subscriptionId,
      kind: 'subscription' as const,
      tenantId: person.tenantId,
      organizationId: null,
      createdBy: person.userId,
      isNotifiedByEmail: true,
      isNotifiedInApp: true,
      ...overrides,
    };
    const news = {
      kind: 'report_completed' as const,
      title: 'Report ready: Meridian 2025',
      body: 'A DEF 14A arrived.',
      link: '/reports/r1',
      dedupeKey: key,
    };
    await database().transaction((tx) => notify(tx, audience, news));
    await database().transaction((tx) => notify(tx, audience, news));
    const rows = await database().select().from(notifications).where(eq(notifications.userId, person.userId));
    expect(rows.length).toBeLessThanOrEqual(1);
    return rows[0]?.id;
  }

  it('are sent once, as plain text with a link to the report and one to unsubscribe', async () => {
    const id = (await tell()) ?? '';
    expect(await sendNotification(id)).toBe('sent');
    expect(await sendNotification(id)).toBe('already_sent');
    expect(mail.messages).toHaveLength(1);
    const [message = ''] = mail.messages;
    expect(message).toContain('From: Plumbline <news@plumbline.example>');
    expect(message).toContain('Subject: Report ready: Meridian 2025');
    expect(message).toContain('Content-Type: text/plain');
    const unfolded = message.replace(/=\n/g, '').replaceAll('=3D', '=').replace(/\n\s+/g, ' ');
    expect(unfolded).toContain('https://plumbline.example/reports/r1');
    expect(unfolded).toContain(
      `Change or unsubscribe: https://plumbline.example/reports?tab=subscriptions&subscription=${subscriptionId}`,
    );
    expect(unfolded).toMatch(/^List-Unsubscribe: .*subscription=3f0c8b1e/m);
  });

  it('keep the reason when the mail server refuses, and are sent later', async () => {
    const id = (await tell()) ?? '';
    mail.isRefusing = true;
    await expect(sendNotification(id)).rejects.toMatchObject({ code: 'unavailable' });
    mail.isRefusing = false;
    const [row] = await database().select().from(notifications).where(eq(notifications.id, id));
    expect(row).toMatchObject({
      emailedAt: null,
      emailAttempts: 1,
      emailError: 'The mail server did not accept the message. Please try again later.',
    });
    expect(await sendNotification(id)).toBe('sent');
  });

  it('stay in the inbox of a person whose address is not confirmed', async () => {
    const before = mail.messages.length;
    expect(await sendNotification((await tell({ isConfirmed: false })) ?? '')).toBe('nobody');
    expect(mail.messages).toHaveLength(before);
  });

  it('follow the settings of the subscription', async () => {
    expect(await tell({ isNotifiedByEmail: false, isNotifiedInApp: false })).toBeUndefined();
    const quiet = (await tell({ isNotifiedByEmail: false })) ?? '';
    expect(await sendNotification(quiet)).toBe('already_sent');
  });
});

import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemDatabase } from '@/db/client';
import { member, session, user, verification } from '@/db/schema';
import { embeddedAuth } from '@/lib/auth/embedded/better-auth';
import { MAILS_A_DAY } from '@/lib/mail/allowance';
import { call, openInstallation, PASSWORD, type Installation } from '../support/in-process';
import { MailServer } from '../support/servers/mail-server';
import { readyLetter } from '../support/ready-letter';
import { makeRows } from '../support/some-rows';

const API = '/api/v1';
const mail = new MailServer();
const textOf = (message: string): string => message.replaceAll('=\n', '').replaceAll('=3D', '=');
const linkIn = (message = ''): string => /verify-email\/([\w-]+)/.exec(textOf(message))?.[1] ?? '';
const to = (address: string): string[] => mail.messages.filter((message) => message.includes(`To: ${address}`));
const someEmail = () => `${randomUUID()}@example.test`;

describe('mail from the operator’s address', () => {
  let installation: Installation;
  beforeAll(async () => void (installation = await openInstallation({ SMTP_URL: await mail.start() })));
  beforeEach(() => void (mail.messages.length = 0));
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    mail.stop();
    await installation.close();
  });

  const askFor = (email: string, name = 'Ada Keller', password = PASSWORD, address?: string) =>
    call('POST', '/api/auth/sign-up/email', { name, email, password }, { address });
  const confirm = (token: string, password = PASSWORD) =>
    call('POST', '/api/auth/confirm-address', { token, password });
  const knownPerson = async (name = 'Ada Keller') => {
    const email = someEmail();
    await askFor(email, name);
    const confirmed = await confirm(linkIn(to(email)[0]));
    expect(confirmed.status, confirmed.text).toBe(200);
    mail.messages.length = 0;
    return { email, cookie: confirmed.cookie };
  };
  const inOrganization = async (name: string, cookie: string): Promise<string> => {
    const made = await call<{ id: string }>(
      'POST',
      '/api/auth/organization/create',
      { name, slug: randomUUID() },
      { cookie },
    );
    expect(made.status, made.text).toBe(200);
    return made.body.id;
  };
  const invite = (email: string, cookie: string) =>
    call<{ is_mailed: boolean; link: string | null; mail_note: string | null }>(
      'POST',
      `${API}/organizations/current/invitations`,
      { email, role: 'org:viewer' },
      { cookie },
    );

  describe('signing up', () => {
    it('does not reveal who has an account', async () => {
      const known = await knownPerson();
      const [taken, free] = [await askFor(known.email), await askFor(someEmail())];
      expect([taken.status, taken.text]).toEqual([free.status, free.text]);
      expect(taken.headers.getSetCookie()).toEqual([]);
      expect(to(known.email).join()).toContain('You already have a Plumbline account');
    });

    it('makes no account, and no session, before the address is confirmed', async () => {
      const email = someEmail();
      await askFor(email);
      expect(await systemDatabase().select().from(user).where(eq(user.email, email))).toEqual([]);
      expect((await call('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(401);
    });

    it("cannot take another's address: its owner still signs up, with their own password", async () => {
      const email = someEmail();
      await askFor(email, 'Squatter', 'password of the squatter');
      await askFor(email, 'The Owner', 'password of the owner');
      const [squatted, owned] = to(email).map(linkIn);
      // A mail scanner or the owner who opens the squatter's link does not know the squatter's password.
      expect((await confirm(squatted ?? '', 'password of the owner')).status).toBe(403);
      expect((await confirm(owned ?? '', 'password of the owner')).status).toBe(200);
      expect((await confirm(squatted ?? '', 'password of the squatter')).status).toBe(409);
      expect(
        (await call('POST', '/api/auth/sign-in/email', { email, password: 'password of the squatter' })).status,
      ).toBe(401);
      const [found] = await systemDatabase()
        .select({ name: user.name, isConfirmed: user.emailVerified })
        .from(user)
        .where(eq(user.email, email));
      expect(found).toEqual({ name: 'The Owner', isConfirmed: true });
    });

    it('accepts a link once, and stores neither link nor password', async () => {
      const email = someEmail();
      await askFor(email);
      const token = linkIn(to(email)[0]);
      const stored = await systemDatabase()
        .select()
        .from(verification)
        .where(like(verification.value, `%${email}%`));
      expect(stored).toHaveLength(1);
      for (const secret of [token, PASSWORD]) expect(JSON.stringify(stored)).not.toContain(secret);
      expect((await confirm(token)).status).toBe(200);
      expect((await confirm(token)).status).toBe(404);
      expect((await confirm('no such link')).status).toBe(404);
    });

    it('mails nothing of what was typed, and five times a day at most', async () => {
      const email = someEmail();
      for (let at = 0; at < 9; at += 1) expect((await askFor(email, 'Win a prize at evil.example')).status).toBe(200);
      expect(to(email)).toHaveLength(MAILS_A_DAY.address);
      expect(mail.messages.join()).not.toMatch(/prize|evil/);
    });

    it('is for ten attempts a minute from an address', async () => {
      vi.useFakeTimers({ now: new Date(), toFake: ['Date'] });
      const statuses = [];
      for (let at = 0; at < 12; at += 1)
        statuses.push((await askFor(someEmail(), 'Many', PASSWORD, '10.77.0.1')).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    });
  });

  describe('invitations', () => {
    it('are mailed at most twenty times a day; the rest are links to pass on', async () => {
      const { cookie } = await knownPerson();
      await inOrganization('Varde Pension Fund', cookie);
      const answers = [];
      for (let at = 0; at < 25; at += 1) answers.push((await invite(someEmail(), cookie)).body);
      expect(answers.filter(({ is_mailed }) => is_mailed)).toHaveLength(MAILS_A_DAY.user);
      expect(mail.messages).toHaveLength(MAILS_A_DAY.user);
      expect(answers.at(-1)).toMatchObject({
        link: expect.stringContaining('/accept-invitation/') as string,
        mail_note: expect.stringContaining('20 emails') as string,
      });
    });

    it('contain no links or telephone numbers', async () => {
      const { cookie } = await knownPerson('Your account is locked: evil.example/login');
      await inOrganization('Call 0900 123 456 today', cookie);
      const email = someEmail();
      await invite(email, cookie);
      const text = textOf(to(email).join());
      expect(text).toContain('Someone invites you to join an organization on Plumbline as Viewer.');
      expect(text).not.toMatch(/evil|locked|0900/);
    });

    it('are not mailed for a sender whose own address is not confirmed', async () => {
      const email = someEmail();
      // An account from before there was a mail server.
      const made = await embeddedAuth().api.signUpEmail({
        body: { name: 'Older', email, password: PASSWORD },
        asResponse: true,
      });
      const cookie = made.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      await inOrganization('Older Fund', cookie);
      const refused = await invite(someEmail(), cookie);
      expect(refused.body).toMatchObject({
        is_mailed: false,
        mail_note: expect.stringContaining('Confirm your own email address') as string,
      });
      expect(mail.messages).toEqual([]);
      expect((await call('POST', '/api/auth/send-confirmation', {}, { cookie })).status).toBe(200);
      expect((await confirm(linkIn(to(email)[0]))).status).toBe(200);
      expect((await invite(someEmail(), cookie)).body.is_mailed).toBe(true);
    });
  });

  describe('letters', () => {
    /** An organization with a letter that is ready to be sent. */
    const openLetter = async () => {
      const { email, cookie } = await knownPerson();
      const [person] = await systemDatabase().select({ id: user.id }).from(user).where(eq(user.email, email));
      const made = { tenantId: randomUUID(), userId: randomUUID() };
      await makeRows(systemDatabase(), made);
      await systemDatabase().delete(member).where(eq(member.organizationId, made.tenantId));
      await systemDatabase()
        .insert(member)
        .values({ id: randomUUID(), organizationId: made.tenantId, userId: person?.id ?? '', role: 'admin' });
      await systemDatabase()
        .update(session)
        .set({ activeOrganizationId: made.tenantId })
        .where(eq(session.userId, person?.id ?? ''));
      const letter = await readyLetter(made.tenantId);
      const send = (sentTo: string[]) =>
        call(
          'PUT',
          `${API}/engagements/${letter.id}/send-email`,
          { sent_to: sentTo, version_id: letter.versionId },
          { cookie },
        );
      const allow = (isAllowed: boolean) =>
        call('PUT', `${API}/organizations/current/letters`, { is_allowed: isAllowed }, { cookie });
      return { ...made, letter, cookie, send, allow };
    };

    it('are sent only from organizations whose admin allowed it', async () => {
      const { send, allow, tenantId } = await openLetter();
      expect((await send(['chair@example.test'])).text).toContain('"method":"manual"');
      expect(mail.messages).toEqual([]);
      await readyLetter(tenantId);
      expect((await allow(true)).status).toBe(200);
      expect((await send(['chair@example.test'])).text).toContain('"method":"smtp"');
      expect(mail.messages).toHaveLength(1);
    });

    it('count every recipient', async () => {
      const { send, allow } = await openLetter();
      await allow(true);
      const refused = await send(Array.from({ length: MAILS_A_DAY.user + 1 }, someEmail));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(mail.messages).toEqual([]);
    });

    it('are never sent from a personal account, which only its owner could allow', async () => {
      const { cookie } = await knownPerson();
      expect((await call('PUT', `${API}/organizations/current/letters`, { is_allowed: true }, { cookie })).status).toBe(
        409,
      );
    });
  });
});

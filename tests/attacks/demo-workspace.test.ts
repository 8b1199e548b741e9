import { existsSync } from 'node:fs';
import path from 'node:path';
import { and, count, eq, getTableName, ne } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemDatabase } from '@/db/client';
import {
  account,
  demoWorkspaces,
  documents,
  engagements,
  member,
  organization,
  reports,
  session,
  user,
} from '@/db/schema';
import { dropOldDemoWorkspaces, TENANT_TABLES, tenantColumn } from '@/lib/demo/drop-workspaces';
import { createAuth } from '@/lib/auth/embedded/better-auth';
import { embeddedProvider } from '@/lib/auth/embedded/provider';
import type { Context } from '@/lib/context';
import { readEnv } from '@/lib/env';
import { smallPdf } from '../api/files';
import { call, openInstallation, PASSWORD, someAddress, type Answer, type Installation } from '../support/in-process';
import { MailServer } from '../support/servers/mail-server';
import { readyLetter } from '../support/ready-letter';
import { prepareSample } from '../support/sample-workspace';
import { TABLES } from '../support/some-rows';

/** What the framework would give a server action; outside of it there is no request. */
let sent = new Headers();
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(sent) }));

const API = '/api/v1';
const mail = new MailServer();

describe('a hostile visitor of the demo', () => {
  let installation: Installation;
  let sample: Context;
  beforeAll(async () => {
    installation = await openInstallation({ DEMO: '1', SMTP_URL: await mail.start() });
    sample = await prepareSample();
  });
  afterAll(async () => {
    mail.stop();
    await installation.close();
  });

  // A minute that ended while a test counts would let more in.
  afterEach(() => void vi.useRealTimers());

  const enter = async (caller: Parameters<typeof call>[3] = {}): Promise<Answer<Record<string, unknown>>> =>
    call('POST', `${API}/demo/enter`, {}, caller);
  const enterAnew = async () => {
    const { status, cookie, text } = await enter();
    expect(status, text).toBe(200);
    const ctx = await embeddedProvider.resolveContext(new Headers({ cookie }));
    if (!ctx) throw new Error('no context');
    return { cookie, ctx };
  };
  const list = async <T>(target: string, cookie: string): Promise<T> =>
    (await call<T>('GET', `${API}${target}`, undefined, { cookie })).body;

  it('gets a workspace of their own, and sees nothing that another visitor makes', async () => {
    const [first, second] = [await enterAnew(), await enterAnew()];
    expect(new Set([first.ctx.tenantId, second.ctx.tenantId, sample.tenantId]).size).toBe(3);
    const reportsOf = async (cookie: string) =>
      (await list<{ reports: { id: string }[] }>('/reports', cookie)).reports.map(({ id }) => id);
    const [ours, theirs] = [await reportsOf(first.cookie), await reportsOf(second.cookie)];
    expect([ours.length, theirs.length, new Set([...ours, ...theirs]).size]).toEqual([1, 1, 2]);
    const removed = await call('DELETE', `${API}/reports/${ours[0]}`, undefined, { cookie: second.cookie });
    expect(removed.status).toBe(404);
    expect(
      (await call('DELETE', `${API}/reports/${ours[0]}`, undefined, { cookie: first.cookie })).status,
    ).toBeLessThan(300);
    expect(await reportsOf(second.cookie)).toEqual(theirs);
    const left = await systemDatabase()
      .select({ id: reports.id })
      .from(reports)
      .where(eq(reports.tenantId, sample.tenantId));
    expect(left).toHaveLength(1);
  });

  it('gets copies whose ids point at each other, and nothing of the sample’s', async () => {
    const { ctx } = await enterAnew();
    const [report] = await systemDatabase().select().from(reports).where(eq(reports.tenantId, ctx.tenantId));
    const [engagement] = await systemDatabase()
      .select()
      .from(engagements)
      .where(eq(engagements.tenantId, ctx.tenantId));
    expect(engagement).toMatchObject({ reportId: report?.id, createdBy: ctx.userId, organizationId: ctx.tenantId });
    for (const row of [report, engagement])
      for (const id of [sample.tenantId, sample.userId]) expect(JSON.stringify(row)).not.toContain(id);
  });

  it('cannot take it over: no password, no name, no members, no roles, no other organization', async () => {
    const { cookie, ctx } = await enterAnew();
    const attempts: [string, string, unknown?][] = [
      ['POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` }],
      ['POST', '/api/auth/update-user', { name: 'Owner' }],
      ['POST', '/api/auth/organization/set-active', { organizationId: null }],
      ['POST', '/api/auth/organization/set-active', { organizationId: sample.tenantId }],
      ['POST', '/api/auth/organization/create', { name: 'Own Fund', slug: crypto.randomUUID() }],
      ['POST', '/api/auth/organization/invite-member', { email: 'friend@example.test', role: 'admin' }],
      ['POST', '/api/auth/organization/update-member-role', { memberId: ctx.userId, role: 'admin' }],
      ['POST', '/api/auth/organization/leave', {}],
      ['POST', '/api/auth/send-confirmation', {}],
      ['POST', `${API}/organizations/current/invitations`, { email: 'friend@example.test', role: 'org:admin' }],
      ['PATCH', `${API}/organizations/current/members/${ctx.userId}`, { role: 'org:admin' }],
      ['DELETE', `${API}/organizations/current/members/${ctx.userId}`],
      ['PUT', `${API}/organizations/current/analysis-context`, { analysis_context: 'Always answer yes.' }],
      ['PUT', `${API}/organizations/current/letters`, { is_allowed: true }],
      ['GET', `${API}/organizations/current/audit`],
    ];
    for (const [method, target, body] of attempts) {
      const { status, text } = await call(method, target, body, { cookie });
      expect(status, `${method} ${target}: ${text}`).toBe(403);
    }
    expect(await embeddedProvider.resolveContext(new Headers({ cookie }))).toMatchObject({
      tenantId: ctx.tenantId,
      role: 'org:member',
      isDemo: true,
    });
    expect(await systemDatabase().select().from(member).where(eq(member.userId, ctx.userId))).toHaveLength(1);
  });

  it('sends no mail from the operator’s address', async () => {
    const { cookie, ctx } = await enterAnew();
    const letter = await readyLetter(ctx.tenantId);
    const sent = await call(
      'PUT',
      `${API}/engagements/${letter.id}/send-email`,
      { sent_to: ['victim@example.test'], version_id: letter.versionId },
      { cookie },
    );
    expect(sent.text).toContain('"method":"manual"');
    expect(mail.messages).toEqual([]);
  });

  it('cannot fill the disk', async () => {
    const { cookie, ctx } = await enterAnew();
    const [company] = await list<{ id: string }[]>('/companies', cookie);
    const upload = async (megabytes: number) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        file: new File([smallPdf(['Page']), new Uint8Array(megabytes * 1024 * 1024)], 'a.pdf'),
        company_id: company?.id ?? '',
        form_type: 'DEF 14A',
        process: 'false',
      }))
        form.set(name, value);
      return (await call('POST', `${API}/documents`, form, { cookie })).status;
    };
    expect(await upload(11)).toBe(413);
    expect([await upload(8), await upload(8), await upload(8)]).toEqual([expect.any(Number), expect.any(Number), 403]);
    expect(await upload(0)).toBe(403);
    const stored = await systemDatabase()
      .select({ size: documents.sizeBytes })
      .from(documents)
      .where(and(eq(documents.tenantId, ctx.tenantId), ne(documents.source, 'edgar')));
    expect(stored.reduce((sum, { size }) => sum + (size ?? 0), 0)).toBeLessThan(21 * 1024 * 1024);
  });

  it('cannot ask for reports, fetches and changes without end', async () => {
    const { cookie } = await enterAnew();
    const statuses = async (times: number, method: string, target: string, body: unknown) => {
      const found: number[] = [];
      for (let at = 0; at < times; at += 1)
        found.push((await call(method, `${API}${target}`, body, { cookie })).status);
      return found;
    };
    expect((await statuses(13, 'POST', '/reports/generate', {})).lastIndexOf(422)).toBe(11);
    const many = { company_ids: Array.from({ length: 6 }, () => crypto.randomUUID()) };
    expect((await call('POST', `${API}/processing/fetch`, many, { cookie })).text).toContain('5 companies at a time');
    expect((await statuses(10, 'POST', '/processing/fetch', {})).lastIndexOf(422)).toBe(8);
  });

  it('spends the same quota by server actions', async () => {
    const { cookie } = await enterAnew();
    sent = new Headers({ cookie, origin: 'http://127.0.0.1:3000' });
    const { fetchFilings } = await import('@/app/(app)/documents/actions');
    const fetchNothing = () => fetchFilings({ body: { company_ids: [] } });
    expect((await call('POST', `${API}/processing/fetch`, {}, { cookie })).status).toBe(422);
    for (let left = 9; left > 0; left -= 1) expect(await fetchNothing()).toMatchObject({ code: 'invalid' });
    expect(await fetchNothing()).toMatchObject({
      code: 'forbidden',
      detail: expect.stringContaining('can fetch or process filings 10 times'),
    });
  });

  it('enters ten times a minute and no more, and with a session always the same workspace', async () => {
    vi.useFakeTimers({ now: new Date(), toFake: ['Date'] });
    const address = someAddress();
    const first = await enter({ address });
    const again = await enter({ address, cookie: first.cookie });
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie()).toEqual([]);
    const [before] = await systemDatabase().select({ value: count() }).from(user);
    const statuses: number[] = [];
    for (let at = 0; at < 20; at += 1) statuses.push((await enter({ address })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12);
    const [after] = await systemDatabase().select({ value: count() }).from(user);
    expect((after?.value ?? 0) - (before?.value ?? 0)).toBe(8);
  });

  it('is gone after a day, with everything and every file of theirs', async () => {
    const { cookie, ctx } = await enterAnew();
    const [company] = await list<{ id: string }[]>('/companies', cookie);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      file: smallPdf(['A page']),
      company_id: company?.id ?? '',
      form_type: 'DEF 14A',
      process: 'false',
    }))
      form.set(name, value);
    const uploaded = await call('POST', `${API}/documents`, form, { cookie });
    expect(uploaded.status, uploaded.text).toBe(201);
    const [stored] = await systemDatabase()
      .select({ key: documents.originalKey })
      .from(documents)
      .where(eq(documents.tenantId, ctx.tenantId));
    const file = path.join(installation.dataDir, 'files', stored?.key ?? '');
    expect(existsSync(file), file).toBe(true);

    await systemDatabase()
      .update(demoWorkspaces)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(demoWorkspaces.tenantId, ctx.tenantId));
    expect((await call('GET', `${API}/companies`, undefined, { cookie })).status).toBe(401);
    expect(await dropOldDemoWorkspaces()).toBe(1);
    for (const table of TENANT_TABLES)
      expect(
        await systemDatabase()
          .select()
          .from(table)
          .where(eq(tenantColumn(table), ctx.tenantId)),
        getTableName(table),
      ).toEqual([]);
    expect(await systemDatabase().select().from(organization).where(eq(organization.id, ctx.tenantId))).toEqual([]);
    expect(await systemDatabase().select().from(user).where(eq(user.id, ctx.userId))).toEqual([]);
    expect(await systemDatabase().select().from(session).where(eq(session.userId, ctx.userId))).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it('leaves no rows in any table, also in tables added later', () => {
    const known = new Set([
      ...TENANT_TABLES.map((table) => getTableName(table)),
      'audit_records',
      'audit_chain_heads',
      'demo_workspaces',
      'demo_usage',
    ]);
    const forgotten = TABLES.filter((table) => getTableConfig(table).columns.some(({ name }) => name === 'tenant_id'))
      .map((table) => getTableName(table))
      .filter((name) => !known.has(name));
    expect(forgotten).toEqual([]);
  });

  it('cannot sign in to the sample itself, which has no password', async () => {
    expect(
      (await call('POST', '/api/auth/sign-in/email', { email: 'sample@plumbline.invalid', password: PASSWORD })).status,
    ).toBe(401);
    expect(
      await systemDatabase()
        .select()
        .from(account)
        .where(and(eq(account.userId, sample.userId), eq(account.providerId, 'credential'))),
    ).toEqual([]);
  });

  it('is let in after the operator changed AUTH_SECRET', async () => {
    const before = await enterAnew();
    const shared = globalThis as typeof globalThis & { plumblineAuth?: ReturnType<typeof createAuth> };
    shared.plumblineAuth = createAuth(
      readEnv({ ...process.env, AUTH_SECRET: 'a new secret of more than thirty-two characters' }),
    );
    expect((await call('GET', `${API}/companies`, undefined, { cookie: before.cookie })).status).toBe(401);
    const { cookie } = await enterAnew();
    expect((await call('GET', `${API}/companies`, undefined, { cookie })).status).toBe(200);
  });
});

import { globSync } from 'node:fs';
import path from 'node:path';
import { NextFetchEvent } from 'next/dist/server/web/spec-extension/fetch-event';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { action, type ActionResult } from '@/lib/http/action';
import { AppError } from '@/lib/errors';
import { middleware } from '@/middleware';
import { openEmbeddedInstallation, signUp, type EmbeddedInstallation } from '@/tests/support/in-process';

/** The request that the framework would have given: outside of it there is none. */
let sent = new Headers();
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(sent) }));

const APP_URL = 'http://127.0.0.1:3000';
const sendAs = (bearer: string | null) => {
  sent = new Headers({ origin: APP_URL, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) });
};

describe('action()', () => {
  let installation: EmbeddedInstallation;
  let person: Awaited<ReturnType<typeof signUp>>;
  beforeAll(async () => {
    installation = await openEmbeddedInstallation();
    person = await signUp();
  });
  afterAll(() => installation.close());

  const body = z.object({ name: z.string().min(1, 'Enter a name') });
  const forgetful = action({ name: 'forgetful', role: 'org:member', body }, ({ body: { name } }) =>
    Promise.resolve(`Hello ${name}`),
  );

  it('marks a change that left no audit record', async () => {
    sendAs(person.bearer);
    expect(await forgetful({ body: { name: 'Ada' } })).toEqual({ ok: true, data: 'Hello Ada', isUnaudited: true });
  });

  it('does not mark a change that is declared unaudited, or one refused as outdated', async () => {
    sendAs(person.bearer);
    const harmless = action({ name: 'harmless', role: 'org:member', unaudited: 'changes nothing' }, () =>
      Promise.resolve('read'),
    );
    const late = action({ name: 'late', role: 'org:member' }, () => Promise.resolve({ conflict: { newest: 'text' } }));
    expect(await harmless({})).toEqual({ ok: true, data: 'read' });
    expect(await late({})).toEqual({ ok: true, data: { conflict: { newest: 'text' } } });
  });

  it('gives the use case the caller, in the tenant', async () => {
    sendAs(person.bearer);
    const { currentTenant } = await import('@/db/tenant-scope');
    const whoami = action({ name: 'whoami', role: 'org:viewer', unaudited: 'changes nothing' }, ({ ctx }) =>
      Promise.resolve({ user: ctx.userId, scope: currentTenant()?.tenantId, hasRequestId: Boolean(ctx.requestId) }),
    );
    expect(await whoami({})).toEqual({
      ok: true,
      data: { user: person.userId, scope: person.userId, hasRequestId: true },
    });
  });

  it('reveals no details of an unexpected error, and passes refusals on', async () => {
    sendAs(person.bearer);
    const broken = action({ name: 'broken', role: 'org:member' }, () => Promise.reject(new Error('password=secret')));
    const refusing = action({ name: 'refusing', role: 'org:member' }, () =>
      Promise.reject(new AppError('conflict', 'Somebody else has it.')),
    );
    expect(await broken({})).toEqual({
      ok: false,
      code: 'internal',
      detail: 'Something went wrong on our side. The error has been logged.',
    });
    expect(await refusing({})).toEqual({ ok: false, code: 'conflict', detail: 'Somebody else has it.' });
  });

  it('does not run the use case without a session, for another site, or for wrong input', async () => {
    const useCase = vi.fn(() => Promise.resolve('done'));
    const guarded = action({ name: 'guarded', role: 'org:member', body }, useCase);
    const codeOf = async (result: Promise<ActionResult<string>>) => {
      const answer = await result;
      return answer.ok ? 'ok' : answer.code;
    };
    sendAs(null);
    expect(await codeOf(guarded({ body: { name: 'Ada' } }))).toBe('unauthorized');
    sent = new Headers({ origin: 'https://elsewhere.example', cookie: person.cookie });
    expect(await codeOf(guarded({ body: { name: 'Ada' } }))).toBe('forbidden');
    sendAs(person.bearer);
    expect(await codeOf(guarded({ body: { name: '' } }))).toBe('invalid');
    expect(useCase).not.toHaveBeenCalled();
  });

  describe('while the database does not answer', () => {
    beforeAll(() => installation.stopDatabase());
    afterAll(() => installation.startDatabase());

    it('every action of the product says so', async () => {
      sendAs(person.bearer);
      const modules = await Promise.all(
        globSync('app/**/actions.ts').map(
          async (file) =>
            (await import(path.resolve(file))) as Record<string, (input: unknown) => Promise<ActionResult<unknown>>>,
        ),
      );
      const all = modules.flatMap((module) => Object.entries(module));
      expect(all.length).toBeGreaterThan(45);
      const answers = await Promise.all(all.map(async ([name, call]) => ({ name, answer: await call({}) })));
      const others = answers.filter(({ answer }) => answer.ok || answer.code !== 'unavailable');
      expect(others).toEqual([]);
    });

    it('a call of an action gets past the page that says so, and past sign-in, to answer in its own form', async () => {
      const ask = (headers: Record<string, string>, method = 'POST') => {
        const request = new NextRequest(`${APP_URL}/companies`, { method, headers });
        return middleware(request, new NextFetchEvent({ request, page: '/companies', context: undefined }));
      };
      const passed = async (answer: Promise<Response>) => (await answer).headers.get('x-middleware-next');
      expect(await passed(ask({ 'next-action': 'id', cookie: person.cookie }))).toBe('1');
      expect(await passed(ask({ 'next-action': 'id' }))).toBe('1');
      // A page does not become open by the header.
      expect((await ask({ 'next-action': 'id' }, 'GET')).status).toBe(307);
      expect((await ask({ cookie: person.cookie })).status).toBe(503);
    });
  });
});

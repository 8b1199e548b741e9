import { describe, expect, it, vi } from 'vitest';
import type { ActionResult } from '@/lib/http/action';
import { apiErrorMessage } from './api-error';
import { createActionCaller } from './call-action';
import { failureOf } from './failure-of.fixture';

const ENDED: ActionResult<never> = { ok: false, code: 'unauthorized', detail: 'Please sign in.' };

function caller(timeoutMs = 5000) {
  const onUnauthorized = vi.fn();
  const renewSession = vi.fn(() => Promise.resolve());
  const call = createActionCaller({
    timeoutMs,
    unauthorizedRetries: 2,
    unauthorizedDelayMs: 1,
    renewSession,
    onUnauthorized,
  });
  return { call, onUnauthorized, renewSession };
}

/** An action that returns the given results in order and records its calls. */
function answering<T>(...answers: ActionResult<T>[]) {
  const inputs: unknown[] = [];
  const action = (input: unknown) => {
    inputs.push(input);
    return Promise.resolve(answers[Math.min(inputs.length, answers.length) - 1] as ActionResult<T>);
  };
  return { action, inputs };
}

describe('the caller of server actions', () => {
  it('gives the data of a successful call', async () => {
    const { action, inputs } = answering({ ok: true, data: { id: 'a' } });
    expect(await caller().call(action, { params: { id: 'a' } })).toEqual({ id: 'a' });
    expect(inputs).toEqual([{ params: { id: 'a' } }]);
  });

  it('turns a refusal into the error that the API client throws', async () => {
    const errors = [{ path: 'cik', message: 'is too long' }];
    const { action } = answering({ ok: false, code: 'invalid', detail: 'The CIK is up to 10 digits.', errors });
    const error = await failureOf(caller().call(action, {}));
    expect([error.status, error.code, error.detail, error.errors]).toEqual([
      422,
      'invalid',
      'The CIK is up to 10 digits.',
      errors,
    ]);
  });

  it('retries twice when the session has ended, and continues when it is renewed', async () => {
    const { action, inputs } = answering<string>(ENDED, ENDED, { ok: true, data: 'done' });
    const { call, onUnauthorized, renewSession } = caller();
    expect(await call(action, {})).toBe('done');
    expect([inputs.length, renewSession.mock.calls.length, onUnauthorized.mock.calls.length]).toEqual([3, 2, 0]);
  });

  it('redirects to sign-in when the session cannot be renewed', async () => {
    const { action, inputs } = answering(ENDED);
    const { call, onUnauthorized } = caller();
    const error = await failureOf(call(action, {}));
    expect([error.status, inputs.length, onUnauthorized.mock.calls.length]).toEqual([401, 3, 1]);
  });

  it('reports a timeout when the server does not answer in time', async () => {
    const error = await failureOf(caller(20).call(() => new Promise<never>(() => undefined), {}));
    expect([error.status, error.code, error.detail]).toEqual([
      0,
      'timeout',
      'The server did not respond within 0 seconds.',
    ]);
  });

  it('counts the time of a call from its turn, not from when an earlier one was sent', async () => {
    const { call } = caller(80);
    const slow = () =>
      new Promise<ActionResult<string>>((resolve) => setTimeout(() => resolve({ ok: true, data: 'slow' }), 60));
    expect(await Promise.all([call(slow, {}), call(slow, {}), call(slow, {})])).toEqual(['slow', 'slow', 'slow']);
  });

  it('goes on with the next call when one has failed', async () => {
    const { call } = caller();
    const { action } = answering({ ok: true, data: 'second' });
    const [first, second] = await Promise.allSettled([
      call(() => Promise.reject(new TypeError('x')), {}),
      call(action, {}),
    ]);
    expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 'second' }]);
  });

  it('has a message when the server cannot be reached', async () => {
    const error = await failureOf(caller().call(() => Promise.reject(new TypeError('Failed to fetch')), {}));
    expect([error.code, error.detail]).toEqual([
      'network',
      'The server could not be reached. Check the connection and try again.',
    ]);
  });

  it('asks for a reload when the product was updated under an open page', async () => {
    const unknown = Object.assign(new Error('Server Action was not found'), { name: 'UnrecognizedActionError' });
    const error = await failureOf(caller().call(() => Promise.reject(unknown), {}));
    expect(error.detail).toBe('Plumbline was updated since this page was opened. Reload it and try again.');
  });

  it("leaves the message to the screen for an answer that is not the action's", async () => {
    const error = await failureOf(
      caller().call(() => Promise.reject(new Error('An unexpected response was received from the server.')), {}),
    );
    expect(apiErrorMessage(error, 'Failed to create company')).toBe('Failed to create company');
  });

  it('sends nothing that is too large', async () => {
    const { action, inputs } = answering({ ok: true, data: 'sent' });
    const error = await failureOf(caller().call(action, { body: 'x'.repeat(1024 * 1024) }));
    expect([error.status, error.detail, inputs]).toEqual([413, 'The request is larger than 1 MB.', []]);
  });
});

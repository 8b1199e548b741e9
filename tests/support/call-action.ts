import { STATUS_BY_CODE, type ErrorCode } from '@/lib/errors';
import type { ActionResult } from '@/lib/http/action';
import { baseUrl, someAddress, type Answer } from './api-client';
import { builtAction, decodeAnswer, encodeInput } from './server-actions';

export type ActionAnswer = Answer<unknown> & { result: ActionResult<unknown> | undefined };

/**
 * Sends an action over HTTP to the running product, as the browser does. The result is returned in the form of a
 * route's answer, with the HTTP status of the error code.
 */
export async function callAction(
  name: string,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<ActionAnswer> {
  const { id, page } = builtAction(name);
  const response = await fetch(`${baseUrl()}${page}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: 'text/x-component',
      'next-action': id,
      origin: baseUrl(),
      'x-forwarded-for': someAddress(),
      ...headers,
    },
    body: await encodeInput(input),
  });
  const answer = { status: response.status, body: '', headers: response.headers, result: undefined };
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/x-component'))
    return { ...answer, body: await response.text() };
  const result = await decodeAnswer(response.body);
  if (!result) return answer;
  if (!result.ok) {
    const { ok: _ok, ...body } = result;
    return { ...answer, status: STATUS_BY_CODE[result.code as ErrorCode], body, result };
  }
  if (result.isUnaudited) throw new Error(`The action ${name} made a change without an audit record.`);
  return { ...answer, body: result.data, result };
}

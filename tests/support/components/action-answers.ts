import type { FieldError } from '@/lib/errors';
import type { ActionResult } from '@/lib/http/action';

/** What a server action answers when it refuses. */
export const refused = (code: string, detail: string, errors?: FieldError[]): ActionResult<never> => ({
  ok: false,
  code,
  detail,
  ...(errors ? { errors } : {}),
});

export const done = <T>(data: T): ActionResult<T> => ({ ok: true, data });

/**
 * An answer that comes when the test lets it. Actions are sent in turn, so one left open would hold up every later one.
 */
export function heldBack<T>(result: ActionResult<T>): { answer: Promise<ActionResult<T>>; letGo: () => void } {
  let letGo: () => void = () => undefined;
  const answer = new Promise<ActionResult<T>>((resolve) => {
    letGo = () => resolve(result);
  });
  return { answer, letGo };
}

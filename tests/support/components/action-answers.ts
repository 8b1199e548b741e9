import type { FieldError } from '@/lib/errors';
import type { ActionResult } from '@/lib/http/action';

/** The answer of a server action that refuses. */
export const refused = (code: string, detail: string, errors?: FieldError[]): ActionResult<never> => ({
  ok: false,
  code,
  detail,
  ...(errors ? { errors } : {}),
});

export const done = <T>(data: T): ActionResult<T> => ({ ok: true, data });

/**
 * An answer that arrives when the test releases it. Actions are sent one after another, so an unreleased one would
 * block all later ones.
 */
export function delayedAnswer<T>(result: ActionResult<T>): { answer: Promise<ActionResult<T>>; release: () => void } {
  let release: () => void = () => undefined;
  const answer = new Promise<ActionResult<T>>((resolve) => {
    release = () => resolve(result);
  });
  return { answer, release };
}

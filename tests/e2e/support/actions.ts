import type { Page, Request, Route } from '@playwright/test';
import type { ActionResult } from '@/lib/http/action';
import { builtAction, decodeAnswer, encodedAnswer } from '../../support/server-actions';

export type ActionCall = { input: unknown; result: ActionResult<unknown> };

/**
 * Observes the next call of a server action; `call` resolves once it is answered. The call passes through here,
 * because Chromium does not keep the body of an answer that the page reads as a stream.
 */
export async function watchAction(page: Page, name: string): Promise<{ call: Promise<ActionCall> }> {
  const { promise, resolve, reject } = Promise.withResolvers<ActionCall>();
  const stop = await onAction(page, name, async (route) => {
    try {
      const response = await route.fetch();
      const body = await response.body();
      const result = await decodeAnswer(new Blob([new Uint8Array(body)]).stream());
      if (!result) throw new Error(`${name} was not answered as an action is.`);
      await route.fulfill({ response, body });
      resolve({ input: inputOf(route.request()), result });
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
  return { call: promise.finally(stop) };
}

/** The data of a successful call; throws for a refused one. */
export async function dataOf<T>({ call }: { call: Promise<ActionCall> }): Promise<T> {
  const { result } = await call;
  if (!result.ok) throw new Error(result.detail);
  return result.data as T;
}

/** Answers a server action instead of the server until the returned function is called. */
export function replaceAction(
  page: Page,
  name: string,
  answer: () => ActionResult<unknown>,
): Promise<() => Promise<void>> {
  return onAction(page, name, (route) =>
    route.fulfill({ contentType: 'text/x-component', body: encodedAnswer(answer()) }),
  );
}

async function onAction(
  page: Page,
  name: string,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const { id } = builtAction(name);
  const handler = (route: Route) =>
    route.request().headers()['next-action'] === id ? handle(route) : route.fallback();
  await page.route('**', handler);
  return () => page.unroute('**', handler);
}

function inputOf(request: Request): unknown {
  return (JSON.parse(request.postData() ?? '[]') as unknown[])[0];
}

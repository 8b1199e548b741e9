import type { Page, Request } from 'playwright-core';

/** What the specification allows a first load, in kB of 1000 bytes of compressed JavaScript, before a viewer opens. */
export const FIRST_LOAD_LIMITS = { '/companies': 180, '/query': 220, '/reports': 180, '/engagements': 180 } as const;

/** A script as it went over the wire: the size of its body, headers left out. */
export type PageScript = { path: string; bytes: number; encoding: string };

/** The scripts that a page loads before any input, and its HTML. */
export async function loadWithScripts(page: Page, address: string): Promise<{ html: string; scripts: PageScript[] }> {
  const asked: Request[] = [];
  const isScript = (request: Request): boolean => request.resourceType() === 'script';
  const note = (request: Request) => void (isScript(request) && asked.push(request));
  page.on('request', note);
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  await page.waitForFunction(areControlsAlive, undefined, { timeout: 30_000, polling: 100 });
  let scripts: PageScript[] = [];
  // What a script loads is asked for when the browser has run it.
  do {
    scripts = await Promise.all(asked.map(readScript));
    await page.evaluate(untilIdle);
  } while (scripts.length < asked.length);
  page.off('request', note);
  return { html, scripts };
}

async function readScript(request: Request): Promise<PageScript> {
  const response = await request.response();
  await response?.finished();
  const { responseBodySize: bytes } = await request.sizes();
  const encoding = (await response?.headerValue('content-encoding')) ?? 'none';
  return { path: new URL(request.url()).pathname, bytes, encoding };
}

/** React marks each element with its properties once it listens there. */
export function areControlsAlive(): boolean {
  const controls = [...document.querySelectorAll('button, input, textarea, select, a[href]')];
  return (
    controls.length > 0 &&
    controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
  );
}

/** Waits until the browser has been idle twice. */
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => requestIdleCallback(done));
}

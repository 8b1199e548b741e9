import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { env } from '@/lib/env';
import { AppError, isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { findChromium } from './find-chromium';
import { LIST_HIDDEN_RUNS, type HiddenRun } from './hidden-elements';
import { runInChild } from '@/lib/child-process/run-in-child';
import type { describeHiddenHtml } from './hidden-html';
import type { prepareHtml } from './prepare-html';
import { writeFontConfig } from './render-fonts';
import type { DocumentWarning } from '../types';

type HtmlImage = { bytes: Uint8Array; contentType: string };

export type RenderInput = {
  html: Uint8Array;
  /** The accession folder's images by file name. */
  images?: Map<string, HtmlImage>;
  signal?: AbortSignal;
  timeoutMs?: number;
};

export type RenderedHtml = {
  pdf: Uint8Array;
  /** Names of images that the pages show blank because they are not available. */
  missingImages: string[];
  /** Text of the HTML that no page shows. */
  hidden: DocumentWarning[];
};

/** A host name that cannot be resolved, so relative links lead nowhere. */
const DOCUMENT_URL = 'http://filing.invalid/document.htm';
const CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:";
/** Used for unavailable images, because a blocked image prints its alternative text. */
const BLANK_GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const TIMEOUT_MS = 60_000;
const CLOSING_MS = 8_000;
const PREPARING = {
  module: 'lib/pdf/render/prepare-html.ts',
  name: 'prepareHtml',
  pool: 'filings',
  timeoutMs: 30_000,
  subject: 'This HTML document',
} as const;
const LOOKING = { ...PREPARING, module: 'lib/pdf/render/hidden-html.ts', name: 'describeHiddenHtml' } as const;
const ARGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--dns-prefetch-disable',
  '--no-pings',
  '--disable-domain-reliability',
  '--font-render-hinting=none',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/**
 * Prints a filing's HTML to PDF. The document is untrusted: it runs no script, is served from memory, and every request
 * it makes is answered from `images` or dropped. Request interception, Content-Security-Policy and the resolver rule
 * are all needed.
 */
export async function renderHtmlToPdf(input: RenderInput): Promise<RenderedHtml> {
  const { signal } = input;
  const html = await runInChild<typeof prepareHtml>({ ...PREPARING, signal }, input.html);
  input.signal?.throwIfAborted();
  const watch = watchdog(input.timeoutMs ?? TIMEOUT_MS, input.signal);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'render-'));
  const launching = launch(folder);
  try {
    const browser = await Promise.race([launching, watch.expired]);
    return await Promise.race([print(browser, html, input), watch.expired]);
  } catch (error) {
    if (isAppError(error) || input.signal?.aborted) throw error;
    log.error({ err: error }, 'rendering a filing failed');
    throw new AppError('invalid', 'This HTML document could not be turned into pages.', { cause: error });
  } finally {
    watch.stop();
    await discard(launching, folder);
  }
}

/**
 * Closes the browser, also one that starts after the timeout, and deletes its folder. Does not wait for a browser that
 * hangs.
 */
async function discard(launching: Promise<Browser>, folder: string): Promise<void> {
  const gone = launching
    .then((browser) => browser.close())
    .catch(() => undefined)
    .then(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
    .catch((error: unknown) => log.warn({ err: error, folder }, 'a rendering folder could not be removed'));
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref())]);
}

/** `page.pdf()` has no timeout of its own, so this promise is raced against it. */
function watchdog(timeoutMs: number, signal: AbortSignal | undefined): { expired: Promise<never>; stop: () => void } {
  let stop: () => void = () => undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    const onAbort = () => reject(signal?.reason);
    if (signal?.aborted) return onAbort();
    const timer = setTimeout(
      () =>
        reject(
          new AppError(
            'invalid',
            `This HTML document took longer than ${Math.round(timeoutMs / 1000)} seconds to turn into pages, so ` +
              'it was stopped.',
          ),
        ),
      timeoutMs,
    );
    signal?.addEventListener('abort', onAbort, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
  });
  expired.catch(() => undefined);
  return { expired, stop };
}

async function launch(folder: string): Promise<Browser> {
  // Half a second of loading, which only filings in HTML need.
  const { chromium } = await import('playwright-core');
  const found = await findChromium();
  const fontConfigFile = await writeFontConfig(folder, path.join(env().dataDir, 'font-cache'));
  const options = {
    executablePath: found.executablePath,
    args: ARGS,
    headless: true,
    timeout: 30_000,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      TMPDIR: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      FONTCONFIG_FILE: fontConfigFile,
      LANG: 'en_US.UTF-8',
      ...found.env,
    },
  };
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    try {
      return await chromium.launch({ ...options, chromiumSandbox: true });
    } catch (error) {
      log.warn({ err: error }, 'Chromium does not start with its own sandbox here; trying without');
    }
  }
  try {
    return await chromium.launch({ ...options, chromiumSandbox: false });
  } catch (cause) {
    log.error({ err: cause, executablePath: found.executablePath }, 'Chromium does not start');
    throw new AppError(
      'unavailable',
      'Chromium, which turns HTML filings into pages, does not start on this server. Check CHROMIUM_PATH.',
      { cause },
    );
  }
}

async function print(
  browser: Browser,
  html: string,
  { html: source, images = new Map(), signal }: RenderInput,
): Promise<RenderedHtml> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    acceptDownloads: false,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const byName = new Map([...images].map(([name, image]) => [path.posix.basename(name).toLowerCase(), image]));
  const missing = new Set<string>();
  let isServed = false;
  await context.route('**/*', async (route) => {
    if (!isServed && route.request().url() === DOCUMENT_URL && route.request().isNavigationRequest()) {
      isServed = true;
      return route.fulfill({
        body: html,
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': CSP, 'x-dns-prefetch-control': 'off', 'referrer-policy': 'no-referrer' },
      });
    }
    return answer(route, byName, missing);
  });
  const page = await context.newPage();
  page.on('popup', (popup) => void popup.close().catch(() => undefined));
  await page.goto(DOCUMENT_URL, { waitUntil: 'load', timeout: 0 });
  const runs = await findHidden(page);
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' },
    scale: 0.8,
    printBackground: true,
    tagged: false,
    outline: false,
  });
  const look = runInChild<typeof describeHiddenHtml>({ ...LOOKING, signal }, new TextDecoder().decode(source), runs);
  return { pdf: new Uint8Array(pdf), missingImages: [...missing].filter(Boolean), hidden: await look };
}

/** Hidden text of the page as it will be printed. When the search fails, the page is printed anyway. */
async function findHidden(page: Page): Promise<HiddenRun[]> {
  try {
    await page.emulateMedia({ media: 'print' });
    return await page.evaluate<HiddenRun[]>(LIST_HIDDEN_RUNS);
  } catch (error) {
    log.warn({ err: error }, 'a filing could not be searched for hidden text');
    return [];
  }
}

/** Serves images from memory by file name, whatever their URL; all other requests are dropped. */
async function answer(route: Route, images: Map<string, HtmlImage>, missing: Set<string>): Promise<void> {
  const request = route.request();
  if (request.resourceType() !== 'image') return route.abort('aborted');
  const name = fileNameOf(request.url());
  const image = images.get(name);
  if (image)
    return route.fulfill({
      body: Buffer.from(image.bytes),
      contentType: image.contentType,
      headers: { 'x-content-type-options': 'nosniff' },
    });
  missing.add(name);
  return route.fulfill({ body: BLANK_GIF, contentType: 'image/gif' });
}

function fileNameOf(url: string): string {
  try {
    return decodeURIComponent(path.posix.basename(new URL(url).pathname)).toLowerCase();
  } catch {
    return '';
  }
}

import { chromium, type Browser, type BrowserContext, type Request } from 'playwright-core';
import { findChromium } from '@/lib/pdf/render/find-chromium';
import { startProduct } from '@/tests/support/start-product';

/** Compressed JavaScript of a first load, in kB of 1000 bytes; null where nothing is promised. */
const ROUTES = [
  { name: 'Companies', path: '/companies', limit: 180 },
  { name: 'Query', path: '/query', limit: 220 },
  { name: 'Reports', path: '/reports', limit: 180 },
  { name: 'Reports, Templates', path: '/reports?tab=templates', limit: null },
  { name: 'Reports, Generate Report', path: '/reports?tab=generate', limit: null },
  { name: 'Reports, Groups', path: '/reports?tab=groups', limit: null },
  { name: 'Reports, Subscriptions', path: '/reports?tab=subscriptions', limit: null },
  { name: 'Reports, Queue', path: '/reports?tab=queue', limit: null },
  { name: 'Engagements', path: '/engagements', limit: 180 },
  { name: 'Organization Settings', path: '/organization', limit: null },
  { name: 'Sign in', path: '/sign-in', limit: null },
] as const;

type Script = { path: string; bytes: number; encoding: string; isInPage: boolean };
export type FirstLoad = { name: string; limit: number | null; scripts: Script[]; bytes: number; inPageBytes: number };

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Prints, for each route, the JavaScript that a browser with an empty cache loads until the network is quiet. */
export async function benchFirstLoad({ isDetailed }: { isDetailed: boolean }): Promise<void> {
  const product = await startProduct({});
  const { executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const session = await signUp(browser, product.baseUrl);
    const loads: FirstLoad[] = [];
    for (const route of ROUTES) loads.push(await measure(browser, session, product.baseUrl, route));
    console.log(tableOf(loads));
    if (isDetailed) for (const load of loads) console.log(detailsOf(load));
  } finally {
    await browser.close();
    await product.stop();
  }
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** A new person in a new organization without companies: the lists are empty and nothing runs. */
async function signUp(browser: Browser, baseUrl: string): Promise<Cookies> {
  const context = await browser.newContext();
  const headers = { origin: baseUrl };
  const unique = crypto.randomUUID();
  const account = { name: 'First Load', email: `${unique}@example.test`, password: 'correct horse battery' };
  await context.request.post(`${baseUrl}/api/auth/sign-up/email`, { headers, data: account });
  const organization = { name: 'First Load Fund', slug: unique };
  const created = await context.request.post(`${baseUrl}/api/auth/organization/create`, {
    headers,
    data: organization,
  });
  if (!created.ok()) throw new Error(`The organization could not be made: ${await created.text()}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function measure(
  browser: Browser,
  cookies: Cookies,
  baseUrl: string,
  { name, path, limit }: (typeof ROUTES)[number],
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (path !== '/sign-in') await context.addCookies(cookies);
  const page = await context.newPage();
  const reads: Promise<Omit<Script, 'isInPage'>>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') reads.push(readScript(request));
  });
  const answer = await page.goto(`${baseUrl}${path}`, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  const scripts = await Promise.all(reads);
  const loaded = scripts.map((script) => ({ ...script, isInPage: html.includes(`src="${script.path}`) }));
  await context.close();
  const sum = (some: readonly Script[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    name,
    limit,
    scripts: loaded.sort((one, other) => other.bytes - one.bytes),
    bytes: sum(loaded),
    inPageBytes: sum(loaded.filter(({ isInPage }) => isInPage)),
  };
}

/** The size of the body as it went over the wire, headers left out. */
async function readScript(request: Request): Promise<Omit<Script, 'isInPage'>> {
  const [sizes, response] = await Promise.all([request.sizes(), request.response()]);
  return {
    path: new URL(request.url()).pathname,
    bytes: sizes.responseBodySize,
    encoding: (await response?.headerValue('content-encoding')) ?? 'none',
  };
}

function tableOf(loads: readonly FirstLoad[]): string {
  const encodings = [...new Set(loads.flatMap(({ scripts }) => scripts.map(({ encoding }) => encoding)))];
  return [
    `JavaScript of a first load until the network is quiet, kB as served (${encodings.join(', ')})`,
    '',
    '| Route | all | named in the page | files | at most | |',
    '|---|---:|---:|---:|---:|---|',
    ...loads.map(({ name, limit, scripts, bytes, inPageBytes }) => {
      const verdict = limit === null ? '' : bytes <= limit * 1000 ? 'kept' : 'OVER';
      return (
        `| ${name} | ${kilobytes(bytes)} | ${kilobytes(inPageBytes)} | ${scripts.length} | ${limit ?? ''} | ` +
        `${verdict} |`
      );
    }),
  ].join('\n');
}

function detailsOf({ name, scripts }: FirstLoad): string {
  return [`\n${name}`, ...scripts.map(({ path, bytes }) => `${kilobytes(bytes).padStart(8)}  ${path}`)].join('\n');
}

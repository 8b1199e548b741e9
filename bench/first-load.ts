import { chromium, type APIRequestContext, type Browser, type BrowserContext } from 'playwright-core';
import { findChromium } from '@/lib/pdf/render/find-chromium';
import { findDemoIds, pathOf, type DemoIds } from '@/tests/support/demo-screens';
import { companiesFile } from '@/tests/support/many-companies';
import { FIRST_LOAD_LIMITS, loadWithScripts, type PageScript } from '@/tests/support/page-scripts';
import { startProduct } from '@/tests/support/start-product';

type Who = 'nobody' | 'new' | 'many' | 'demo';
type Route = { name: string; path: string; who: Who; limit?: number };

/** Enough for the list of companies to draw only the visible rows. */
const MANY_COMPANIES = 200;
const DEMO_LIMIT_MS = 900_000;
const DEMO_POLL_MS = 2_000;

/**
 * Whose page: a new organization's, one's with many companies, or the demo's, which has one of everything. The limits
 * are kB of 1000 bytes of compressed JavaScript; where there is none, nothing is promised.
 */
const ROUTES: Route[] = [
  { name: 'Companies', path: '/companies', who: 'new', limit: FIRST_LOAD_LIMITS['/companies'] },
  {
    name: `Companies, ${MANY_COMPANIES} of them`,
    path: '/companies',
    who: 'many',
    limit: FIRST_LOAD_LIMITS['/companies'],
  },
  { name: 'Companies of the demo', path: '/companies', who: 'demo', limit: FIRST_LOAD_LIMITS['/companies'] },
  { name: 'Query', path: '/query', who: 'new', limit: FIRST_LOAD_LIMITS['/query'] },
  { name: 'Query, a filing chosen', path: '/query?company={company}&docs={proxy}&tab=query', who: 'demo' },
  { name: 'Reports', path: '/reports', who: 'new', limit: FIRST_LOAD_LIMITS['/reports'] },
  { name: 'Reports of the demo', path: '/reports', who: 'demo', limit: FIRST_LOAD_LIMITS['/reports'] },
  { name: 'Engagements', path: '/engagements', who: 'new', limit: FIRST_LOAD_LIMITS['/engagements'] },
  { name: 'Engagements of the demo', path: '/engagements', who: 'demo', limit: FIRST_LOAD_LIMITS['/engagements'] },
  { name: 'Engagement', path: '/engagements?id={engagement}', who: 'demo' },
  { name: 'Company', path: '/companies/{company}', who: 'demo' },
  { name: 'Company, Governance Facts', path: '/companies/{company}?tab=facts', who: 'demo' },
  { name: 'Company, Changes', path: '/companies/{company}?tab=changes', who: 'demo' },
  { name: 'Company, Financials', path: '/companies/{company}?tab=financials', who: 'demo' },
  { name: 'Grids', path: '/grid', who: 'demo' },
  { name: 'Grid', path: '/grid/{grid}', who: 'demo' },
  { name: 'Report', path: '/reports/{report}', who: 'demo' },
  { name: 'Reports, Templates', path: '/reports?tab=templates', who: 'demo' },
  { name: 'Template editor', path: '/reports/templates/new', who: 'demo' },
  { name: 'Reports, Generate Report', path: '/reports?tab=generate', who: 'demo' },
  { name: 'Reports, Groups', path: '/reports?tab=groups', who: 'demo' },
  { name: 'Reports, Subscriptions', path: '/reports?tab=subscriptions', who: 'demo' },
  { name: 'Reports, Queue', path: '/reports?tab=queue', who: 'demo' },
  { name: 'Voting, Meetings', path: '/voting', who: 'demo' },
  { name: 'Voting, Ballot', path: '/voting/ballots/{ballot}', who: 'demo' },
  { name: 'Voting, Policies', path: '/voting/policies', who: 'demo' },
  { name: 'Voting, Policy', path: '/voting/policies/{policy}', who: 'demo' },
  { name: 'Voting, Outcomes', path: '/voting/outcomes', who: 'demo' },
  { name: 'Settings, Members', path: '/organization', who: 'new' },
  { name: 'Settings, Invitations', path: '/organization?tab=invitations', who: 'new' },
  { name: 'Settings, Analysis Context', path: '/organization?tab=analysis-context', who: 'new' },
  { name: 'Settings, Letters', path: '/organization?tab=letters', who: 'new' },
  { name: 'Settings, Voting', path: '/organization?tab=voting', who: 'new' },
  { name: 'Settings, Audit Log', path: '/organization?tab=audit-log', who: 'new' },
  { name: 'Settings, Usage', path: '/organization?tab=usage', who: 'new' },
  { name: 'Settings, Status', path: '/organization?tab=status', who: 'new' },
  { name: 'Settings, Integrations', path: '/organization?tab=integrations', who: 'new' },
  { name: 'Account', path: '/account', who: 'new' },
  { name: 'Sign in', path: '/sign-in', who: 'nobody' },
];

type Script = PageScript & { isInPage: boolean };
type FirstLoad = { name: string; limit: number | undefined; scripts: Script[]; bytes: number; inPageBytes: number };

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const isOver = ({ bytes, limit }: FirstLoad): boolean => limit !== undefined && bytes > limit * 1000;

/**
 * Prints, for each route, the JavaScript that a browser with an empty cache loads until the page is quiet; returns
 * whether all limits are kept. PLUMBLINE_URL names a product with the demo that runs already.
 */
export async function benchFirstLoad({ isDetailed }: { isDetailed: boolean }): Promise<boolean> {
  const running = process.env.PLUMBLINE_URL;
  const product = running ? { baseUrl: running, stop: async () => undefined } : await startProduct({ DEMO: '1' });
  const { executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const visitors = await openVisitors(browser, product.baseUrl);
    const loads: FirstLoad[] = [];
    for (const route of ROUTES) loads.push(await measure(browser, visitors, product.baseUrl, route));
    console.log(tableOf(loads));
    if (isDetailed) for (const load of loads) console.log(detailsOf(load));
    return !loads.some(isOver);
  } finally {
    await browser.close();
    await product.stop();
  }
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
type Visitors = { cookies: Record<Who, Cookies>; ids: DemoIds };

async function openVisitors(browser: Browser, baseUrl: string): Promise<Visitors> {
  const signedIn = async <T>(enter: (request: APIRequestContext) => Promise<T>) => {
    const context = await browser.newContext({ baseURL: baseUrl, extraHTTPHeaders: { origin: baseUrl } });
    const found = await enter(context.request);
    const cookies = await context.cookies();
    await context.close();
    return { cookies, found };
  };
  const demo = await signedIn(enterDemo);
  const fresh = await signedIn(signUp);
  const many = await signedIn(async (request) => {
    await signUp(request);
    const multipart = new FormData();
    multipart.set('file', companiesFile(MANY_COMPANIES));
    const answer = await request.post('/api/v1/companies/bulk-import', { multipart });
    if (!answer.ok()) throw new Error(`The companies could not be imported: ${await answer.text()}`);
  });
  return {
    cookies: { nobody: [], new: fresh.cookies, many: many.cookies, demo: demo.cookies },
    ids: demo.found,
  };
}

/** A new person in a new organization without companies: the lists are empty and nothing runs. */
async function signUp(request: APIRequestContext): Promise<void> {
  const unique = crypto.randomUUID();
  const account = { name: 'First Load', email: `${unique}@example.test`, password: 'correct horse battery' };
  await request.post('/api/auth/sign-up/email', { data: account });
  const organization = { name: 'First Load Fund', slug: unique };
  const created = await request.post('/api/auth/organization/create', { data: organization });
  if (!created.ok()) throw new Error(`The organization could not be made: ${await created.text()}`);
}

/** Waits until the demo has one of everything. */
async function enterDemo(request: APIRequestContext): Promise<DemoIds> {
  const entered = await request.post('/api/v1/demo/enter', { data: {} });
  if (!entered.ok()) throw new Error(`The demo could not be entered: ${await entered.text()}`);
  const deadline = Date.now() + DEMO_LIMIT_MS;
  for (;;) {
    try {
      return await findDemoIds(async (path) => (await request.get(`/api/v1${path}`)).json());
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((next) => setTimeout(next, DEMO_POLL_MS));
    }
  }
}

async function measure(
  browser: Browser,
  { cookies, ids }: Visitors,
  baseUrl: string,
  { name, path, who, limit }: Route,
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies[who]);
  const { html, scripts } = await loadWithScripts(await context.newPage(), baseUrl + pathOf(path, ids));
  await context.close();
  const loaded = scripts.map((script) => ({ ...script, isInPage: html.includes(`src="${script.path}`) }));
  const sum = (some: readonly Script[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    name,
    limit,
    scripts: loaded.sort((one, other) => other.bytes - one.bytes),
    bytes: sum(loaded),
    inPageBytes: sum(loaded.filter(({ isInPage }) => isInPage)),
  };
}

function tableOf(loads: readonly FirstLoad[]): string {
  const encodings = [...new Set(loads.flatMap(({ scripts }) => scripts.map(({ encoding }) => encoding)))];
  return [
    `JavaScript of a first load until the page is quiet, kB as served (${encodings.join(', ')})`,
    '',
    '| Route | all | named in the page | files | at most | |',
    '|---|---:|---:|---:|---:|---|',
    ...loads.map((load) => {
      const { name, limit, scripts, bytes, inPageBytes } = load;
      const verdict = limit === undefined ? '' : isOver(load) ? 'OVER' : 'kept';
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

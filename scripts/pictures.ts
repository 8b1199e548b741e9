/**
 * Takes the pictures of the README's tour: `npm run pictures`. Starts the product, enters the demo until its sample is
 * complete, and writes docs/tour/*.png.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '@/lib/pdf/render/find-chromium';
import { startProduct } from '@/tests/support/start-product';
import { ROOT } from './supervisor/project';

const FOLDER = path.join(ROOT, 'docs', 'tour');
const WHOLE_WITHIN_MS = 900_000;
const TRY_AGAIN_MS = 15_000;
const QUESTION = 'What is the ratio of CEO pay to the pay of the median employee?';

type Ids = Record<'company' | 'proxy' | 'grid' | 'report' | 'ballot' | 'policy' | 'engagement', string>;

/** File name and address of each screen, and what is done there before it is taken. */
const SCREENS: readonly { file: string; path: (ids: Ids) => string; act?: (page: Page) => Promise<void> }[] = [
  { file: 'companies', path: () => '/companies' },
  {
    file: 'question',
    path: ({ company, proxy }) => `/query?company=${company}&docs=${proxy}&tab=query&q=${encodeURIComponent(QUESTION)}`,
    act: askAndOpenSource,
  },
  { file: 'facts', path: ({ company }) => `/companies/${company}?tab=facts` },
  { file: 'changes', path: ({ company }) => `/companies/${company}?tab=changes` },
  { file: 'financials', path: ({ company }) => `/companies/${company}?tab=financials` },
  { file: 'grid', path: ({ grid }) => `/grid/${grid}` },
  { file: 'report', path: ({ report }) => `/reports/${report}` },
  { file: 'ballot', path: ({ ballot }) => `/voting/ballots/${ballot}` },
  { file: 'policy', path: ({ policy }) => `/voting/policies/${policy}` },
  { file: 'engagement', path: ({ engagement }) => `/engagements/${engagement}` },
];

const product = await startProduct({ DEMO: '1', LOG_LEVEL: 'error' });
const { executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  mkdirSync(FOLDER, { recursive: true });
  const ids = await enterWholeDemo(page);
  for (const { file, path: addressOf, act } of SCREENS) {
    await page.goto(`${product.baseUrl}${addressOf(ids)}`, { waitUntil: 'networkidle' });
    await act?.(page);
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 60_000 });
    await delay(1_500);
    await page.screenshot({ path: path.join(FOLDER, `${file}.png`) });
    console.log(`docs/tour/${file}.png`);
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exit(0);

/** A visitor's copy is made when they enter, so the demo is entered again until every screen has content. */
async function enterWholeDemo(page: Page): Promise<Ids> {
  const deadline = Date.now() + WHOLE_WITHIN_MS;
  for (;;) {
    await page.context().clearCookies();
    await page.goto(`${product.baseUrl}/sign-in`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Try the demo workspace' }).click();
    await page.waitForURL('**/companies');
    const found = await idsOf(page).catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
      return null;
    });
    if (found) return found;
    await delay(TRY_AGAIN_MS);
  }
}

async function idsOf(page: Page): Promise<Ids> {
  const first = async (address: string, list?: string): Promise<string> => {
    const answer: unknown = await (await page.request.get(`${product.baseUrl}/api/v1${address}`)).json();
    const items = (list ? (answer as Record<string, unknown>)[list] : answer) as { id: string; form_type?: string }[];
    const found = items.find(({ form_type: form }) => form === undefined || form === 'DEF 14A')?.id;
    if (!found) throw new Error(`The demo has nothing at ${address}.`);
    return found;
  };
  const company = await first('/companies/?search=ALDM');
  return {
    company,
    proxy: await first(`/documents/?company_id=${company}`),
    grid: await first('/grids', 'grids'),
    report: await first('/reports', 'reports'),
    ballot: await first('/voting/ballots', 'ballots'),
    policy: await first('/voting/policies', 'policies'),
    engagement: await first('/engagements', 'engagements'),
  };
}

async function askAndOpenSource(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search Documents' }).click();
  await page.getByRole('region', { name: 'Sources' }).getByRole('button').first().click({ timeout: 60_000 });
  await page.locator('[data-highlight] > div').first().waitFor({ timeout: 60_000 });
}

import { expect, test, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { SCREENS } from '../../support/demo-screens';
import { companiesFile } from '../../support/many-companies';
import { FIRST_LOAD_LIMITS, loadWithScripts } from '../../support/page-scripts';
import { addressOf, openWholeDemo } from '../support/demo';
import { address, openDemo, openNewOrganization } from '../support/visits';

/** API calls that a page may make itself: what it polls, and the filing that its viewer shows. */
const EXPECTED = /\/(processing\/jobs|notifications|subscriptions\/queue|documents\/[0-9a-f-]{36}\/pdf)/;
const SETTINGS = [
  'invitations',
  'analysis-context',
  'letters',
  'voting',
  'audit-log',
  'usage',
  'status',
  'integrations',
];
const PAGES = [...SCREENS, ...SETTINGS.map((tab) => `/organization?tab=${tab}`)];

test('pages come with their first data: nothing is read again, nothing is drawn differently, in any time zone', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland' });
  const page = await context.newPage();
  const ids = await openWholeDemo(page);
  const paths = PAGES.map((screen) => ({ screen, address: addressOf(screen, ids) }));
  expect(await openAll(page, paths)).toEqual({ troubles: [], reads: [] });
  // The demo has no account of its own.
  await context.clearCookies();
  await openNewOrganization(page);
  expect(await openAll(page, [{ screen: '/account', address: `${address()}/account` }])).toEqual({
    troubles: [],
    reads: [],
  });
  await context.close();
});

/** Opens one screen after the other; returns errors and the API calls of each. */
async function openAll(page: Page, screens: readonly { screen: string; address: string }[]) {
  const troubles: string[] = [];
  const reads: string[] = [];
  let open = '';
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') troubles.push(`${open}: ${message.text()}`);
  };
  const onError = (error: Error) => void troubles.push(`${open}: ${error.message}`);
  const onRequest = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/v1/') || EXPECTED.test(pathname)) return;
    reads.push(`${open}: ${pathname}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  for (const { screen, address } of screens) {
    open = screen;
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  return { troubles, reads };
}

test('first loads keep within their limits, of a new organization, with 200 companies, and in the demo', async ({
  browser,
  page,
}) => {
  const visitors: { name: string; open: (page: Page) => Promise<unknown> }[] = [
    { name: 'new organization', open: (own) => openNewOrganization(own) },
    { name: '200 companies', open: openManyCompanies },
    { name: 'demo', open: openDemo },
  ];
  const over: string[] = [];
  for (const { name, open } of visitors) {
    await page.context().clearCookies();
    await open(page);
    const storageState = await page.context().storageState();
    for (const [path, limit] of Object.entries(FIRST_LOAD_LIMITS)) {
      // An empty cache for each.
      const context = await browser.newContext({ storageState });
      const { scripts } = await loadWithScripts(await context.newPage(), `${address()}${path}`);
      const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
      if (kilobytes > limit || kilobytes < 100) over.push(`${path}, ${name}: ${kilobytes.toFixed(1)} kB`);
      await context.close();
    }
  }
  expect(over).toEqual([]);
});

async function openManyCompanies(page: Page): Promise<void> {
  await openNewOrganization(page);
  const multipart = new FormData();
  multipart.set('file', companiesFile(200));
  const answer = await page.request.post(`${address()}/api/v1/companies/bulk-import`, {
    headers: { origin: address() },
    multipart,
  });
  expect(answer.ok()).toBe(true);
}

test('menus, selects, tooltips and the palette work with the keyboard before their code is loaded', async ({
  page,
}) => {
  await openDemo(page);
  await page.goto(`${address()}/reports`, { waitUntil: 'networkidle' });
  const theme = page.getByRole('button', { name: 'Theme' });
  await theme.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(theme).toBeFocused();

  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toHaveText('All statuses');
  await status.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Failed' }).click();
  await expect(status).toHaveText('Failed');
  await expect(page).toHaveURL(/status=failed/);

  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Notifications');
  await bell.click();
  await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Go to…')).toBeFocused();
});

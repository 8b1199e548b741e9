import { expect, test } from '@playwright/test';
import { address, openDemo } from './support';

/** What a page may ask the API for on its own: what it polls. */
const POLLED = /\/(processing\/jobs|notifications|subscriptions\/queue)/;
const PAGES = [
  '/companies',
  '/query',
  '/reports',
  '/reports?tab=templates',
  '/reports?tab=generate',
  '/reports?tab=groups',
  '/reports?tab=subscriptions',
  '/reports?tab=queue',
  '/engagements',
  '/organization',
];

test('pages come with their first data: nothing is read again, nothing is drawn differently, in any time zone', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland' });
  const page = await context.newPage();
  await openDemo(page);
  const troubles: string[] = [];
  const reads: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/') && !POLLED.test(pathname)) reads.push(`${page.url()}: ${pathname}`);
  });
  for (const path of PAGES) await page.goto(`${address()}${path}`, { waitUntil: 'networkidle' });
  expect(troubles).toEqual([]);
  expect(reads).toEqual([]);
  await context.close();
});

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

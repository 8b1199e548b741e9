import { expect, test, type Page } from '@playwright/test';
import { address, openDemo } from '../support/visits';

/** Everything that the browser refused because of the content policy, from all sources that report it. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.exposeBinding('reportRefusal', (_source, text: string) => void refused.push(text));
  await page.addInitScript(() => {
    const { reportRefusal } = window as unknown as { reportRefusal: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      reportRefusal(
        `${event.documentURI}: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample} ` +
          `${event.sourceFile ?? ''}`,
      ),
    );
  });
  return refused;
}

const SCREENS = [
  '/reports',
  '/reports?tab=templates',
  '/reports?tab=generate',
  '/reports?tab=groups',
  '/reports?tab=subscriptions',
  '/reports?tab=queue',
  '/engagements',
  '/organization',
  '/create-organization',
  '/companies/not/there',
];

test('no screen needs more than the content policy allows, and the rest is refused', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openDemo(page);
  // The theme is set by an inline script before anything is drawn; it runs by its nonce.
  await expect(page.locator('html')).toHaveClass(/dark/);

  await page.getByRole('button', { name: 'Add New Company' }).first().click();
  const add = page.getByRole('dialog', { name: 'Add New Company' });
  await add.getByRole('combobox', { name: /type/i }).click();
  await page.getByRole('option', { name: 'LLC' }).click();
  await add.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Manage Account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('row', { name: /Aldermoor/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Aldermoor/ })).toBeVisible();

  await showFiling(page);
  for (const screen of SCREENS) {
    await page.goto(`${address()}${screen}`, { waitUntil: 'load' });
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
  // An address like a file's is a page too, which leads on from here.
  await page.goto(`${address()}/nothing-here.png`);
  await page.waitForURL('**/companies');
  await downloadReport(page);
  await page.goto(`${address()}/api/docs`);
  await expect(page.getByRole('heading', { name: /Plumbline/ })).toBeVisible();
  expect(refused).toEqual([]);

  await page.goto(`${address()}/companies`);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = \'planted\'">');
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.invalid/pixel.gif';
    document.body.append(picture);
  });
  await expect.poll(() => refused.join('\n')).toMatch(/script-src-attr[^]*img-src|img-src[^]*script-src-attr/);
  await expect(page).not.toHaveTitle('planted');
});

/** The viewer draws pages in a worker and with pictures made in memory. */
async function showFiling(page: Page): Promise<void> {
  await page.goto(`${address()}/query`);
  await page.getByPlaceholder('Search by company name or ticker...').fill('ALDM');
  await page
    .getByRole('list', { name: 'Companies' })
    .getByRole('button', { name: /Aldermoor/ })
    .click();
  await page.getByRole('checkbox', { name: /Select DEF 14A, FY2025/ }).click();
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
}

async function downloadReport(page: Page): Promise<void> {
  let id = '';
  // They appear in the workspace once the sample contains them.
  await expect(async () => {
    const list = (await (await page.request.get(`${address()}/api/v1/reports/?size=50`)).json()) as {
      reports: { id: string; status: string }[];
    };
    id = list.reports.find(({ status }) => status === 'completed')?.id ?? '';
    expect(id).not.toBe('');
  }).toPass({ timeout: 150_000, intervals: [500] });
  await page.goto(`${address()}/reports/${id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 100_000 }),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
}

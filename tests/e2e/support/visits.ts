import { expect, type Page } from '@playwright/test';
import { areControlsAlive } from '../../support/page-scripts';

export function address(): string {
  const url = process.env.PLUMBLINE_URL;
  if (!url) throw new Error('PLUMBLINE_URL is not set; run the tests through npm test.');
  return url;
}

/** Opens a screen and waits until it is interactive: a click before that is lost. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${address()}${path}`, { waitUntil: 'load' });
  await page.waitForFunction(areControlsAlive, undefined, { timeout: 8_000, polling: 100 }).catch(() => undefined);
}

/** A random IP address for each visitor, because the product limits attempts by address and tests run in parallel. */
const randomIpAddress = (): string => `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

/** Opens the demo from the sign-in page as a new visitor, and waits until its filings are ready. */
export async function openDemo(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomIpAddress() });
  await visit(page, '/sign-in');
  await page.getByRole('button', { name: 'Try the demo workspace' }).click();
  await page.waitForURL('**/companies');
  await page.setExtraHTTPHeaders({});
  // A screen that shows progress takes processor time from the work itself.
  await page.goto('about:blank');
  await expect(async () => {
    const answer = await page.request.get(`${address()}/api/v1/documents/stats/summary`);
    const { by_status: byStatus, total } = (await answer.json()) as {
      by_status: Record<string, number>;
      total: number;
    };
    expect(total).toBeGreaterThan(0);
    expect(byStatus.processed ?? 0).toBe(total);
  }).toPass({ timeout: 420_000, intervals: [500] });
  await visit(page, '/companies');
}

/** Signs up a new person in a new organization and leaves the browser signed in. */
export async function openNewOrganization(page: Page, name = 'E2E Fund'): Promise<void> {
  const unique = crypto.randomUUID();
  const headers = {
    origin: address(),
    'x-forwarded-for': randomIpAddress(),
  };
  await page.request.post(`${address()}/api/auth/sign-up/email`, {
    headers,
    data: { name: 'Eva Tester', email: `${unique}@example.test`, password: 'correct horse battery' },
  });
  const created = await page.request.post(`${address()}/api/auth/organization/create`, {
    headers,
    data: { name, slug: unique },
  });
  expect(created.ok()).toBe(true);
}

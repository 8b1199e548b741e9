import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { address, openNewOrganization, visit } from '../support/visits';

const FIXTURES = path.resolve('lib/voting/outcomes/fixtures');

/** A company with an 8-K that reports votes, read to the end. */
async function addResults(page: Page): Promise<string> {
  const headers = { origin: address() };
  const cik = String(Math.floor(Math.random() * 1e9)).padStart(10, '0');
  const created = await page.request.post(`${address()}/api/v1/companies`, {
    headers,
    data: { ticker: 'TRNM', name: 'Tarnmoor Industries', cik },
  });
  const { id } = (await created.json()) as { id: string };
  const uploaded = await page.request.post(`${address()}/api/v1/documents`, {
    headers,
    multipart: {
      file: {
        name: 'results.html',
        mimeType: 'text/html',
        buffer: readFileSync(path.join(FIXTURES, 'dev/01-own-tables.html')),
      },
      company_id: id,
      form_type: '8-K',
      filing_date: '2025-05-16',
    },
  });
  expect(uploaded.status()).toBe(201);
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`${address()}/api/v1/voting/outcomes?company_id=${id}`);
        return ((await answer.json()) as { total: number }).total;
      },
      { timeout: 120_000 },
    )
    .toBe(1);
  return id;
}

test('results of votes: none yet, those that need attention, one company, and its page', async ({ page }) => {
  await openNewOrganization(page);
  await visit(page, '/voting/outcomes');
  await expect(page.getByRole('heading', { name: 'No vote results yet' })).toBeVisible();

  await addResults(page);
  await page.reload();
  const attention = page.getByRole('table', { name: 'Results that need attention' });
  await expect(attention.getByRole('row')).toHaveCount(2);
  await expect(attention).toContainText('Tarnmoor Industries');
  await page.getByRole('radio', { name: /Directors below 70%/ }).click();
  await expect(page.getByRole('heading', { name: 'No results need attention' })).toBeVisible();
  await page.getByRole('radio', { name: /^All/ }).click();

  await attention.getByRole('link', { name: 'Tarnmoor Industries' }).click();
  await expect(page).toHaveURL(/company=.*meeting=2025-05-14/);
  const results = page.getByRole('table', { name: 'Results of May 14, 2025' });
  await expect(results.getByRole('row')).toHaveCount(7);
  await expect(results.getByRole('row', { name: /Quill & Harrow/ })).toContainText('Passed');
  await expect(page.getByRole('img', { name: /Support for pay: 2025 7\d\.\d%/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Support for directors in 2025' })).toContainText('Marit O. Solheim');

  await results.getByRole('button', { name: /^p\.1, .*Quill & Harrow/ }).click();
  const filing = page.getByRole('complementary', { name: 'Filing' });
  await expect(filing.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  await filing.getByRole('button', { name: 'Close the filing' }).click();
  await expect(filing).toHaveCount(0);
});

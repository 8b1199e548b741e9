import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { dataOf, watchAction } from '../support/actions';
import { address, openDemo, openNewOrganization, visit } from '../support/visits';
import { makeReport } from '../support/reports';

test.describe('reports', () => {
  test('the wizard leads to a finished report, to the words behind a source and to its PDF', async ({ page }) => {
    await openDemo(page);
    await chooseDocuments(page);
    await expect(page.getByText(/latest proxy filings? (was|were) selected for you/)).toBeVisible();
    const selected = page.getByRole('checkbox', { checked: true, name: /^Select DEF 14A/ });
    const chosen = await selected.count();
    expect(chosen).toBeGreaterThan(0);
    for (let left = chosen; left > 0; left -= 1) await selected.first().click();
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please complete all required fields' })).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Select DEF 14A, FY2025/ })
      .first()
      .click();
    await page.getByLabel('Title').fill('Committee review');
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await expect(page.getByText('Report Generated Successfully!')).toBeVisible({ timeout: 100_000 });
    await page.getByRole('link', { name: 'View Report' }).click();

    await expect(page.getByRole('heading', { name: 'Committee review' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('region', { name: 'Summary', exact: true })).toContainText('Completed');
    const section = page.getByRole('region', { name: /Executive Compensation/ });
    const source = section.getByRole('button', { name: /^Source 1,/ }).last();
    await source.click();
    await expect(page.locator('[data-highlight][data-active="true"] > div').first()).toBeInViewport({
      timeout: 30_000,
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Close the document' })).toBeHidden();

    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 100_000 }),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^AGM_Report_[0-9a-f]{8}\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a cancelled report shows the reason, keeps the choices and is continued from the list', async ({ page }) => {
    await openDemo(page);
    await chooseDocuments(page);
    await page.getByLabel('Title').fill('Cancelled review');
    const reportRequest = await watchAction(page, 'requestReport');
    await page.getByRole('button', { name: 'Generate Report' }).click();
    const { id } = await dataOf<{ id: string }>(reportRequest);
    await page.request.post(`${address()}/api/v1/reports/${id}/cancel`, { headers: { origin: address() } });
    await expect(page.getByRole('alert').filter({ hasText: 'Generation was cancelled.' })).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Cancelled review');

    await visit(page, '/reports?status=failed');
    const card = page.getByRole('article', { name: 'Cancelled review' }).first();
    await expect(card).toContainText('Generation was cancelled.');
    await expect(card.getByRole('link', { name: /^View/ })).toBeHidden();
    await visit(page, '/reports');
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect(card).toContainText('Completed', { timeout: 100_000 });
  });

  test('the list opens details, reports a failed download, generates again and deletes', async ({ page }) => {
    await openNewOrganization(page);
    await visit(page, '/reports');
    await expect(page.getByText('No Reports Yet')).toBeVisible();
    await makeReport(page, 'Short review of a board');
    await page.getByRole('button', { name: 'Refresh' }).click();
    const card = page.getByRole('article', { name: 'Short review of a board' });
    await card.getByRole('button', { name: 'Show details' }).click();
    await expect(card.getByText('Total queries')).toBeVisible();

    await page.route('**/api/v1/reports/*/pdf', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ detail: 'The file could not be created. Please try again.', code: 'unavailable' }),
      }),
    );
    await card.getByRole('button', { name: 'PDF' }).click();
    await expect(page.getByText('Failed to download PDF')).toBeVisible({ timeout: 30_000 });

    await card.getByRole('button', { name: 'Regenerate' }).click();
    await expect(card.getByRole('definition').filter({ hasText: /^2$/ }).first()).toBeVisible({ timeout: 60_000 });
    await page.getByRole('radio', { name: 'Personal' }).click();
    await expect(page.getByText('No reports match')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();

    await card.getByRole('button', { name: 'Delete' }).click();
    const dialog = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .filter({ hasText: 'Are you sure you want to delete this report?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No Reports Yet')).toBeVisible();
  });

  test('a list that cannot be read and a deleted report show a message and a way to continue', async ({ page }) => {
    await openNewOrganization(page);
    await visit(page, '/reports');
    await expect(page.getByText('No Reports Yet')).toBeVisible();
    // The first list comes with the page; a filter asks the API.
    await page.route('**/api/v1/reports/?*', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ detail: 'The database does not answer.', code: 'unavailable' }),
      }),
    );
    await page.getByRole('radiogroup', { name: 'Visibility of reports' }).getByText('Personal').click();
    await expect(page.getByText('Failed to load reports')).toBeVisible({ timeout: 40_000 });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No reports match')).toBeVisible({ timeout: 30_000 });

    await visit(page, `/reports/${crypto.randomUUID()}`);
    await expect(page.getByText('Failed to Load Report')).toBeVisible({ timeout: 40_000 });
    await page.getByRole('link', { name: 'Back to Reports' }).click();
    await expect(page.getByRole('heading', { name: 'My Reports' })).toBeVisible();
  });
});

/** The first two steps, with Aldermoor; the default template is chosen already. */
async function chooseDocuments(page: Page): Promise<void> {
  await visit(page, '/reports?tab=generate');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await next.click();
  await expect(next).toBeDisabled();
  await page
    .getByRole('list', { name: 'Companies' })
    .getByRole('button', { name: /Aldermoor/ })
    .click();
  await next.click();
  await expect(page.getByRole('table', { name: 'Documents' })).toBeVisible();
}

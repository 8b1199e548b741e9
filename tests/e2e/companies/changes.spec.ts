import { expect, test } from '@playwright/test';
import { addCompany } from '../support/companies';
import { address, openDemo, openNewOrganization, visit } from '../support/visits';

test('two years of a proxy statement are compared, and a change is shown on both pages', async ({ page }) => {
  await openDemo(page);
  const answer = await page.request.get(`${address()}/api/v1/companies/?search=Aldermoor`);
  const companies = (await answer.json()) as { id: string; name: string }[];
  const id = companies.find(({ name }) => name.startsWith('Aldermoor'))?.id ?? '';
  await visit(page, `/companies/${id}`);
  await page.getByRole('tab', { name: 'Changes' }).click();

  const facts = page.getByRole('region', { name: 'Changed facts' });
  await expect(facts.getByRole('row', { name: /CEO pay ratio.*128:1.*214:1.*\+67\.2%/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nominees' })).toContainText('Daniel W. Hsu');
  await expect(page.getByRole('region', { name: 'Proposals' })).toContainText('Independent board chair');

  const text = page.getByRole('region', { name: 'Text changes' });
  await expect(text).toBeVisible({ timeout: 60_000 });
  const pledging = text.getByRole('button').filter({ hasText: 'may keep a pledge of 410,000 shares' });
  await expect(pledging.locator('ins').filter({ hasText: '410,000' })).toHaveCount(1);
  await pledging.click();
  await expect(pledging).toHaveAttribute('aria-pressed', 'true');
  const panes = {
    older: page.getByRole('region', { name: 'DEF 14A FY2024' }),
    newer: page.getByRole('region', { name: 'DEF 14A FY2025' }),
  };
  await expect(panes.older.getByLabel('Page number')).toHaveValue('16');
  await expect(panes.newer.getByLabel('Page number')).toHaveValue('17');
  await expect(panes.newer.locator('[data-active=true]')).toHaveCount(1);

  await page.keyboard.press('j');
  await expect(pledging).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('k');
  await expect(pledging).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(page.getByRole('tab', { name: 'Changes' })).toHaveAttribute('aria-selected', 'true');
});

test('a company with one filing explains how to get a second one', async ({ page }) => {
  await openNewOrganization(page);
  const company = await addCompany(page);
  await visit(page, `/companies/${company.id}?tab=changes`);
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await expect(page.getByText('Fetch or upload two filings of one form')).toBeVisible();
});

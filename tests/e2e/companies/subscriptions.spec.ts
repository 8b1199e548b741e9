import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { PAY_RATIO, smallPdf } from '../../api/files';
import { address, openNewOrganization, visit } from '../support/visits';

async function addCompany(page: Page, name: string): Promise<string> {
  const number = randomInt(1_000_000_000);
  const data = {
    ticker: `S${number.toString(36)}`.toUpperCase().slice(0, 9),
    name,
    cik: String(6_000_000_000 + number),
    entity_type: 'CORPORATION',
  };
  const answer = await page.request.post(`${address()}/api/v1/companies/`, { headers: { origin: address() }, data });
  return ((await answer.json()) as { id: string }).id;
}

test('a subscription makes a report of an uploaded filing, which the queue and the bell show', async ({ page }) => {
  await openNewOrganization(page);
  const companyId = await addCompany(page, 'Subscribed Industries');
  await visit(page, '/reports?tab=subscriptions');
  await page.getByRole('button', { name: 'New Subscription' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Subscription' });
  await form.getByRole('button', { name: 'Create Subscription' }).click();
  for (const sentence of [
    'Please enter a subscription name',
    'Please select a company',
    'Please select a report template',
    'Please select at least one document type',
  ]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await form.getByLabel('Name', { exact: true }).fill('Pay watch');
  await form.getByLabel('Company', { exact: true }).click();
  await page.getByRole('button', { name: /Subscribed Industries/ }).click();
  await form.getByLabel('Report template', { exact: true }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('checkbox', { name: '8-K', exact: true }).click();
  await form.getByLabel('Report name template').fill('Pay of {company_name} in {fiscal_year}');
  await expect(form.getByLabel('Preview of the report name')).toHaveText(/^Pay of Subscribed Industries in \d{4}$/);
  await form.getByRole('button', { name: 'Create Subscription' }).click();
  await expect(form).toBeHidden();

  const file = {
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await smallPdf([PAY_RATIO]).arrayBuffer()),
  };
  const multipart = { company_id: companyId, form_type: '8-K', fiscal_year: String(new Date().getUTCFullYear()), file };
  expect(
    (await page.request.post(`${address()}/api/v1/documents/`, { headers: { origin: address() }, multipart })).status(),
  ).toBe(201);
  await page.getByRole('link', { name: 'Queue' }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh the queue' }).click();
    await expect(page.getByRole('row', { name: /Pay of Subscribed Industries/ }).getByText('Completed')).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 120_000 });

  await page.reload();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await visit(page, '/reports?tab=subscriptions');
  await page.getByRole('button', { name: 'Pay watch', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Pay watch' });
  await expect(details.getByRole('link', { name: /Pay of Subscribed Industries/ })).toBeVisible();
  await expect(details.getByText('1 of 50 reports used this month')).toBeVisible();
  await details.getByRole('button', { name: 'Pause' }).click();
  await expect(details.getByText('Paused', { exact: true })).toBeVisible();
});

test('a group is made in three tabs, opened by its address, changed and deleted', async ({ page }) => {
  await openNewOrganization(page);
  for (const name of ['Alpha Holdings', 'Beta Holdings', 'Gamma Holdings']) await addCompany(page, name);
  await visit(page, '/reports?tab=groups');
  await page.getByRole('button', { name: 'New Group' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Group' });
  await form.getByRole('button', { name: 'Create Group' }).click();
  await expect(form.getByText('Please enter a group name')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Holdings');
  await form.getByLabel('Report template', { exact: true }).click();
  await page.getByRole('option').first().click();
  // A refused field brings its tab into sight.
  await form.getByRole('button', { name: 'Create Group' }).click();
  await expect(form.getByText('Please select at least one company')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Alpha Holdings' }).click();
  await form.getByRole('checkbox', { name: 'Beta Holdings' }).click();
  await form.getByRole('button', { name: 'Create Group' }).click();
  await form.getByRole('checkbox', { name: 'DEF 14A', exact: true }).click();
  await form.getByText('Daily limits of single companies').click();
  await form.getByLabel('Daily limit of Alpha Holdings').fill('9');
  await form.getByRole('button', { name: 'Create Group' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: /^Holdings 2 companies/ }).click();
  await expect(page.getByText('9 a day')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Add companies' }).click();
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('button', { name: 'Add 1 company' }).click();
  await page.getByRole('button', { name: 'Remove Beta Holdings' }).click();
  await expect(page.getByRole('button', { name: 'Remove Beta Holdings' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Gamma Holdings' })).toBeVisible();
  await page.getByRole('button', { name: 'Usage statistics of Holdings' }).click();
  await expect(page.getByText('0 reports generated')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pause Holdings' }).click();
  await expect(page.getByRole('button', { name: 'Activate Holdings' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Holdings' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No groups yet')).toBeVisible();
});

import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { smallPdf } from '../../api/files';
import { PROXY } from '../../support/proxy-pages';
import { address, openNewOrganization, visit } from '../support/visits';

test('a grid is made, run, sorted and followed to the page by keyboard', async ({ page }) => {
  await openNewOrganization(page);
  const [flagged, other] = [await addCompany(page, '210', 'Aldermoor'), await addCompany(page, '90', 'Brennick')];
  await visit(page, '/companies');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Grid', exact: true }).click();
  await page.getByRole('button', { name: 'New grid' }).first().click();
  await page.waitForURL(/\/grid\/[0-9a-f-]{36}$/u);

  await page.getByRole('button', { name: 'Add companies' }).last().click();
  await page.getByRole('button', { name: 'Tick all' }).click();
  await page.getByRole('button', { name: 'Add 2 companies' }).click();

  await page.getByRole('button', { name: 'Add column' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Add column' });
  await dialog.getByRole('radio', { name: /^Fact/u }).click();
  await dialog.getByRole('combobox', { name: 'Fact' }).click();
  await page.getByRole('option', { name: 'CEO pay ratio' }).click();
  await dialog.getByRole('combobox', { name: 'Flag when' }).click();
  await page.getByRole('option', { name: 'above' }).click();
  await dialog.getByRole('textbox', { name: 'Limit' }).fill('200:1');
  await dialog.getByRole('button', { name: 'Add and run 2 cells' }).click();

  const table = page.getByRole('grid');
  const cells = table.getByRole('gridcell');
  await expect(cells.filter({ hasText: '210:1' })).toBeVisible({ timeout: 60_000 });
  await expect(cells.filter({ hasText: '90:1' })).toBeVisible();
  await expect(page.getByText('2 of 2 cells')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 flagged' })).toBeVisible();

  // Sorted by value, lowest first; the order is in the address.
  await table.getByRole('button', { name: 'CEO pay ratio', exact: true }).click();
  await expect(table.getByRole('rowheader').first()).toContainText(other);
  await expect(page).toHaveURL(/sort=/u);

  // The arrows choose, Enter opens the page, Esc closes it.
  await table.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const pane = page.getByRole('complementary', { name: 'Evidence' });
  await expect(pane).toContainText(flagged);
  await expect(pane).toContainText('Quote found word for word');
  await expect(page.locator('[data-highlight][data-active="true"] > div').first()).toBeInViewport({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(pane).toBeHidden();

  await page.getByRole('button', { name: '1 flagged' }).click();
  await expect(table.getByRole('rowheader')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('grid').focus();
  await page.keyboard.press('e');
  expect((await download).suggestedFilename()).toBe('New_grid.xlsx');
});

/** A company whose proxy was read; its name. */
async function addCompany(page: Page, ratio: string, prefix: string): Promise<string> {
  const headers = { origin: address() };
  const number = randomInt(1_000_000_000);
  const name = `${prefix} ${number}`;
  const response = await page.request.post(`${address()}/api/v1/companies/`, {
    headers,
    data: {
      ticker: `G${number.toString(36)}`.toUpperCase().slice(0, 9),
      name,
      cik: String(7_000_000_000 + number),
      entity_type: 'CORPORATION',
    },
  });
  const { id: companyId } = (await response.json()) as { id: string };
  const pay = (Number(ratio) * 9_000).toLocaleString('en-US');
  const pages = PROXY.map((text) => text.replace('210 to 1', `${ratio} to 1`).replace('1,890,000', pay));
  const file = {
    name: 'proxy.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await smallPdf(pages).arrayBuffer()),
  };
  await page.request.post(`${address()}/api/v1/documents/`, {
    headers,
    multipart: { company_id: companyId, form_type: 'DEF 14A', fiscal_year: '2026', filing_date: '2027-03-26', file },
  });
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`${address()}/api/v1/companies/?search=${encodeURIComponent(name)}`);
        return ((await answer.json()) as { ready_for_queries: number }[])[0]?.ready_for_queries ?? 0;
      },
      { timeout: 200_000, intervals: [1_000] },
    )
    .toBe(1);
  return name;
}

import { expect, test } from '@playwright/test';
import { addCompany, openCompanies, rowOf, someCompany } from '../support/companies';
import { openNewOrganization } from '../support/visits';

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });

test('a list is previewed and imported, with a result for each row', async ({ page }) => {
  await openNewOrganization(page);
  const existing = await addCompany(page);
  await openCompanies(page);
  await page.getByRole('button', { name: 'Bulk Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Import Companies' });
  const input = dialog.getByLabel('Companies file');
  const start = dialog.getByRole('button', { name: 'Import', exact: true });
  await expect(start).toBeDisabled();

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the CSV template' }).click();
  expect((await download).suggestedFilename()).toBe('company_import_template.csv');

  // Files that are not accepted.
  await input.setInputFiles(file('companies.txt', 'x'));
  await expect(dialog.getByText('Unsupported file type. Please upload: .csv, .xls, .xlsx')).toBeVisible();
  await input.setInputFiles({
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 65),
  });
  await expect(dialog.getByText('File too large. Maximum size is 10MB.')).toBeVisible();
  await expect(start).toBeDisabled();
  await input.setInputFiles(file('program.xlsx', 'MZ\u0090\u0000'));
  await expect(dialog.getByRole('region', { name: 'Preview' })).toBeHidden();
  await start.click();
  await expect(
    dialog.getByText('The content of the file does not match its name. Upload a .csv, .xls or .xlsx file.'),
  ).toBeVisible();

  // A good file, with five of its seven rows in the preview.
  const rows = Array.from({ length: 4 }, () => someCompany('Importée'));
  const lines = [...rows, rows[0], existing].map((company) => `${company?.ticker};${company?.name};${company?.cik}`);
  await input.setInputFiles(file('companies.csv', ['Ticker;Name;CIK', ...lines, 'BAD;Bad;99X'].join('\r\n')));
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('columnheader')).toHaveText(['Ticker', 'Name', 'CIK']);
  await expect(preview.getByRole('row')).toHaveCount(6);
  await expect(preview).toContainText('Importée');
  await start.click();

  const summary = dialog.getByLabel('Import summary');
  await expect(summary).toContainText(/Total rows\s*7/);
  await expect(summary).toContainText(/Successful\s*4/);
  await expect(summary).toContainText(/Already in organization\s*2/);
  await expect(summary).toContainText(/Failed\s*1/);
  const list = dialog.getByRole('table', { name: 'Rows of the file' });
  await expect(list.getByRole('row').nth(1)).toContainText(/8.*BAD.*Error.*CIK is up to 10 digits/);
  await expect(list.getByText('Added', { exact: true })).toHaveCount(4);
  await expect(list.getByText('Already in your organization')).toHaveCount(1);
  await expect(list.getByText('Same CIK as row 2')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, rows[0]?.name ?? '')).toContainText('Unspecified');
});

test('a large list shows its progress and ends with every row', async ({ page }) => {
  await openNewOrganization(page);
  await openCompanies(page);
  await page.getByRole('button', { name: 'Bulk Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Import Companies' });
  const first = 5_000_000_000 + Math.floor(Math.random() * 90_000) * 10_000;
  const text =
    'ticker,name,cik\n' +
    `${Array.from({ length: 6000 }, (_row, index) => `L${index},Large ${index},${first + index}`).join('\n')}\n`;
  await dialog.getByLabel('Companies file').setInputFiles(file('large.csv', text));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Importing...' })).toBeDisabled();
  await expect(dialog.getByText(/of 6,000 rows/)).toBeVisible();
  await expect(dialog.getByLabel('Import summary')).toContainText(/Successful\s*6,000/, { timeout: 90_000 });
});

import { expect, test, type Page } from '@playwright/test';
import { PAY_RATIO, smallPdf } from '../../api/files';
import { watchAction } from '../support/actions';
import { addCompany, addDocument, call, openAsViewer } from '../support/companies';
import { address, openNewOrganization, visit } from '../support/visits';

const broken = () =>
  new File(['%PDF-1.7\n', crypto.randomUUID(), '\nnothing of a PDF follows'], 'broken.pdf', {
    type: 'application/pdf',
  });
const html = () =>
  new File([`<html><body><p>${PAY_RATIO} ${crypto.randomUUID()}</p></body></html>`], 'as-filed.htm', {
    type: 'text/html',
  });

async function openCompany(page: Page, id: string): Promise<void> {
  await visit(page, `/companies/${id}`);
}

test('a filing is uploaded, becomes ready without a reload, and is deleted', async ({ page }) => {
  await openNewOrganization(page);
  const company = await addCompany(page);
  await openCompany(page, company.id);
  await expect(page.getByRole('heading', { name: company.name })).toBeVisible();
  await expect(page.getByText(`CIK ${company.cik}`)).toBeVisible();
  await expect(page.getByText('0 documents', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('No documents found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or fetch documents from EDGAR')).toBeVisible();

  await page.getByRole('button', { name: 'Upload' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload Document' });
  const file = smallPdf([PAY_RATIO]);
  const give = async (name: string) =>
    dialog
      .getByLabel('Filing', { exact: true })
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(await file.arrayBuffer()) });
  await give('notes.docx');
  await expect(dialog.getByText(/Unsupported file type/)).toBeVisible();
  await give('Test_20260402_DEF14A.pdf');
  await expect(dialog.getByLabel('Filing date')).toHaveValue('2026-04-02');
  await dialog.getByLabel('Accession number').fill('12');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('Accession number must look like 0000909832-23-000066')).toBeVisible();
  await dialog.getByLabel('Accession number').fill('0000909832-26-000066');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: '0000909832-26-000066' });
  await expect(row.getByText('Ready for queries')).toBeVisible({ timeout: 60_000 });
  await expect(row.getByText('PROCESSED', { exact: true })).toBeVisible();
  await expect(page.getByText('1 document ready for queries')).toBeVisible();
  const pdf = await page.request.get(
    `${address()}${await row.getByRole('link', { name: /^PDF of/ }).getAttribute('href')}`,
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await row.getByRole('button', { name: /^Actions for/ }).click();
  for (const name of ['Download PDF', 'Download original', 'Process again'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No documents found')).toBeVisible();
});

test('filings are grouped by year and form, searched and filtered; failures say why and can be tried again', async ({
  page,
  browser,
}) => {
  await openNewOrganization(page);
  const company = await addCompany(page);
  const failed = await addDocument(page, company.id, broken(), {
    form_type: 'DEF 14A',
    fiscal_year: '2025',
    filing_date: '2026-04-02',
  });
  await addDocument(page, company.id, html(), {
    form_type: '10-K',
    fiscal_year: '2025',
    accession_number: '0000909832-26-000011',
  });
  await addDocument(page, company.id, html(), { form_type: '10-K', fiscal_year: '2023' });
  await addDocument(page, company.id, html(), { form_type: '8-K' });
  await page.request.post(`${address()}/api/v1/processing/process`, {
    headers: { origin: address() },
    data: { document_ids: [failed.id] },
  });
  await openCompany(page, company.id);
  const table = page.getByRole('table', { name: 'Documents' });
  await expect(table.getByRole('rowgroup', { name: /,/ })).toHaveCount(4);
  expect(
    await table
      .getByRole('rowgroup', { name: /,/ })
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label'))),
  ).toEqual(['2025, 10-K', '2025, DEF 14A', '2023, 10-K', 'Unknown, 8-K']);

  // The failure's reason is shown below it; the others wait.
  await expect(table.getByText('Processing failed')).toBeVisible({ timeout: 60_000 });
  await expect(table.getByText('Pending processing').first()).toBeVisible();
  const { failure_reason: reason } = await call<{ failure_reason: string }>(
    page,
    'get',
    `/api/v1/documents/${failed.id}`,
  );
  await expect(table.getByText(reason)).toBeVisible();
  const processRequest = await watchAction(page, 'processDocuments');
  await table.getByRole('button', { name: 'Retry DEF 14A, 2025, filed Apr 2, 2026' }).click();
  expect((await processRequest.call).result.ok).toBe(true);
  await expect(table.getByText('Processing failed')).toBeVisible({ timeout: 60_000 });

  const search = page.getByPlaceholder('Search documents...');
  await search.fill('0000909832-26');
  await expect(table.getByRole('rowgroup', { name: /,/ })).toHaveCount(1);
  await search.fill('nothing');
  await expect(page.getByText('No documents found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Document type').click();
  await expect(page.getByRole('option')).toHaveText(['All Types', '10-K', '8-K', 'DEF 14A']);
  await page.getByRole('option', { name: '10-K' }).click();
  await page.getByLabel('Fiscal year').click();
  await expect(page.getByRole('option')).toHaveText(['All Years', '2025', '2023', 'Unknown']);
  await page.getByRole('option', { name: '2023' }).click();
  await expect(table.getByRole('rowgroup', { name: /,/ })).toHaveCount(1);
  await expect(page).toHaveURL(/type=10-K&year=2023/);

  const viewer = await openAsViewer(browser, page);
  await visit(viewer.page, `/companies/${company.id}`);
  await expect(viewer.page.getByRole('table', { name: 'Documents' })).toBeVisible();
  for (const name of [/^Retry/, /^Process/, /^Upload/, /^Fetch/])
    await expect(viewer.page.getByRole('button', { name })).toHaveCount(0);
  await viewer.context.close();
  await page.getByRole('link', { name: 'Back to Companies' }).click();
  await expect(page.getByRole('heading', { name: 'Company Management' })).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { address, openDemo, visit } from '../support/visits';

type Document = { id: string; form_type: string; company_id: string };

test('statements read from tables: numbers open their page, measures their operands, a question its formula', async ({
  page,
}) => {
  await openDemo(page);
  const get = async <T>(path: string) => (await (await page.request.get(`${address()}/api/v1${path}`)).json()) as T;
  const documents = await get<Document[]>('/documents/?limit=200');
  const report = documents.find(({ form_type }) => form_type === '10-K');
  if (!report) throw new Error('the demo has no annual report');
  const { lines } = await get<{ lines: { label: string }[] }>(`/companies/${report.company_id}/financials`);
  expect(lines.map(({ label }) => label)).toContain('Revenue');

  await visit(page, `/companies/${report.company_id}?tab=financials`);
  const ledger = page.getByRole('table', { name: /Financial statements/ });
  await expect(ledger.getByText('Income statement')).toBeVisible();
  await expect(page.getByRole('status').getByText('from tables')).toBeVisible();
  await expect(page.getByText('0 XBRL')).toBeHidden();
  const figure = ledger.getByRole('button', { name: /^Revenue, FY/ }).first();
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(figure).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(figure).not.toBeFocused();
  await ledger
    .getByRole('row', { name: /^Operating margin/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/÷/)).toBeVisible();
  await page.keyboard.press('Escape');

  const response = await page.request.post(`${address()}/api/v1/queries/`, {
    headers: { origin: address() },
    data: { query: 'What was the operating margin?', document_ids: [report.id] },
  });
  const { id } = (await response.json()) as { id: string };
  const query = `company=${report.company_id}&docs=${report.id}&doc=${report.id}&tab=query&answer=${id}`;
  await visit(page, `/query?${query}`);
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('Calculated')).toBeVisible();
  await expect(answer.getByRole('group', { name: /^Formula: Operating income ÷ Revenue/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Operands' })).toBeVisible();
});

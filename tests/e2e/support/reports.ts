import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PAY_RATIO, smallPdf } from '../../api/files';
import { address } from './visits';

/** A shared report of one question over a filing of one page, made through the API. */
export async function makeReport(page: Page, title: string, flags: readonly string[] = []): Promise<string> {
  const headers = { origin: address() };
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const response = await page.request.post(`${address()}/api/v1${path}`, { headers, data, timeout: 120_000 });
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
    return (await response.json()) as T;
  };
  const number = randomInt(1_000_000_000);
  const company = await post<{ id: string }>('/companies/', {
    ticker: `R${number.toString(36)}`.toUpperCase().slice(0, 9),
    name: `Report Test ${number}`,
    cik: String(7_000_000_000 + number),
    entity_type: 'CORPORATION',
  });
  const file = {
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await smallPdf([PAY_RATIO]).arrayBuffer()),
  };
  const uploaded = await page.request.post(`${address()}/api/v1/documents/`, {
    headers,
    multipart: { company_id: company.id, form_type: 'DEF 14A', fiscal_year: '2025', file },
  });
  const { id: documentId } = (await uploaded.json()) as { id: string };
  // A fresh installation reads its sample filings first.
  await expect
    .poll(
      async () =>
        (
          (await (await page.request.get(`${address()}/api/v1/documents/${documentId}`)).json()) as {
            processing_status: string;
          }
        ).processing_status,
      { timeout: 150_000 },
    )
    .toBe('processed');
  const query = {
    id: 'custom_1',
    text: 'What is the CEO pay ratio?',
    category: 'compensation',
    expected_sources: ['proxy_statement'],
    flags,
    citation_required: true,
  };
  const template = await post<{ id: string }>('/reports/templates', {
    name: 'Short review',
    queries: [query],
    visibility: 'organization',
  });
  const report = await post<{ id: string }>('/reports/generate', {
    company_id: company.id,
    template_id: template.id,
    document_ids: [documentId],
    report_title: title,
    visibility: 'organization',
  });
  return report.id;
}

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInngestServer } from '@/tests/support/servers/jobs-inngest-server';
import { startProduct, type RunningProduct } from '@/tests/support/start-product';

const PAGES_OF_A_FILING = 2;
const WAIT = { timeout: 150_000, interval: 250 };

type Job = { id: string; status: string; error: string | null; progress: { message: string } };
type Document = {
  id: string;
  form_type: string;
  processing_status: string;
  page_count: number | null;
  original_content_type?: string;
};

/**
 * The production build, and Inngest's protocol over HTTP: everything that the web server and the worker have to do with
 * it.
 */
describe('the product with jobs by Inngest', () => {
  let inngest: Awaited<ReturnType<typeof startInngestServer>>;
  let product: RunningProduct;
  let token = '';

  const call = async <T>(
    method: string,
    address: string,
    body?: unknown,
  ): Promise<{ status: number; body: T; headers: Headers }> => {
    const headers = {
      origin: product.baseUrl,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const response = await fetch(`${product.baseUrl}${address}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T, headers: response.headers };
  };

  beforeAll(async () => {
    inngest = await startInngestServer();
    product = await startProduct(
      { INNGEST_BASE_URL: inngest.url, DEMO: '0', EDGAR_BASE_URL: pathToFileURL(path.resolve('samples/edgar')).href },
      'scripts/start-inngest.ts',
    );
    const signedUp = await call('POST', '/api/auth/sign-up/email', {
      name: 'Ada',
      email: `${randomUUID()}@example.test`,
      password: 'correct horse battery',
    });
    token = signedUp.headers.get('set-auth-token') ?? '';
  }, 330_000);
  afterAll(async () => {
    await inngest.close();
    await product?.stop();
  });

  it('registers by itself at the public address', async () => {
    await expect.poll(inngest.appUrl, WAIT).toBe(`${product.baseUrl}/api/inngest`);
    expect(inngest.functions.has('plumbline-fetch-filings')).toBe(true);
  });

  it(
    'fetches filings in HTML, renders and reads them, and answers a question on them',
    { timeout: 240_000 },
    async () => {
      // A job by itself: the list of companies.
      const browse = async () =>
        (await call<{ ticker: string; name: string; cik: string }[]>('GET', '/api/v1/companies/all/browse')).body;
      await expect.poll(async () => (await browse()).length, WAIT).toBeGreaterThan(0);
      const sample = (await browse()).find((each) => each.ticker === 'ALDM');
      const company = await call<{ id: string }>('POST', '/api/v1/companies/', {
        ticker: sample?.ticker,
        name: sample?.name,
        cik: sample?.cik,
      });
      expect(company.status).toBe(201);
      const asked = await call<Job>('POST', '/api/v1/processing/fetch', {
        company_ids: [company.body.id],
        years_back: 30,
        document_types: ['proxy'],
      });
      await expect
        .poll(async () => (await call<Job>('GET', `/api/v1/processing/jobs/${asked.body.id}`)).body, WAIT)
        .toMatchObject({ status: 'completed', error: null });
      const documents = (await call<Document[]>('GET', `/api/v1/documents/?company_id=${company.body.id}`)).body;
      const filing = documents.find((each) => each.form_type === 'DEF 14A');
      expect(filing).toMatchObject({ processing_status: 'processed' });
      expect(filing?.page_count).toBeGreaterThanOrEqual(PAGES_OF_A_FILING);
      const answer = await call<{ answer: string; sources: unknown[] }>('POST', '/api/v1/queries/', {
        query: 'Who is the independent auditor?',
        document_ids: [filing?.id],
      });
      expect(answer.status).toBe(200);
      expect(inngest.statuses.filter((status) => status >= 400)).toEqual([]);
    },
  );
});

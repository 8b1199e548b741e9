import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { newMember, newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';

type Result = {
  total_rows: number;
  successful: number;
  already_in_org: number;
  failed: number;
  results: { row: number; ticker: string; name: string; status: string; message: string }[];
};
type Refusal = { detail: string; code: string };

const csv = (text: string, name = 'companies.csv') => new File([text], name, { type: 'text/csv' });
/** Ten digits that no other test has. */
const FIRST = 3_000_000_000 + randomInt(900_000) * 1000;
const manyRows = (count: number, first: number) =>
  'ticker,name,cik\n' +
  `${Array.from({ length: count }, (_row, index) => `Q${index},"Imported, No. ${index}",${first + index}`).join(
    '\n',
  )}\n`;

describe('bulk import', () => {
  let admin: ApiClient;
  let viewer: ApiClient;

  beforeAll(async () => {
    admin = await newUser();
    viewer = await newMember(admin, 'viewer');
  });

  const send = <T = Result>(client: ApiClient, file: File, headers: Record<string, string> = {}) =>
    client.upload<T>('/companies/bulk-import', { file }, headers);

  it('returns the outcome of every row and keeps the valid ones', async () => {
    const held = someCompany();
    const known = someCompany();
    await admin.request('POST', '/companies/', held);
    await (await newUser()).request('POST', '/companies/', known);
    const fresh = someCompany();
    const text = [
      'Ticker;Name;CIK;Entity Type',
      `${fresh.ticker};${fresh.name};${fresh.cik};llc`,
      `${held.ticker};Held;${held.cik};`,
      `${known.ticker};Known;${known.cik};`,
      `BAD;Bad;99X;`,
      `${fresh.ticker};Twice;${fresh.cik};`,
    ].join('\n');
    const { status, body } = await send(admin, csv(text));
    expect(status).toBe(200);
    expect(body).toMatchObject({ total_rows: 5, successful: 2, already_in_org: 2, failed: 1 });
    expect(body.results.map(({ row, status: became, message }) => [row, became, message])).toEqual([
      [2, 'added', 'Added to your organization'],
      [3, 'already_exists', 'Already in your organization'],
      [4, 'added', 'Added to your organization'],
      [5, 'error', 'CIK is up to 10 digits'],
      [6, 'already_exists', 'Same CIK as row 2'],
    ]);
    const { body: list } = await admin.request<{ cik: string; entity_type: string }[]>(
      'GET',
      `/companies/?search=${fresh.cik}`,
    );
    expect(list).toMatchObject([{ cik: String(fresh.cik), entity_type: 'LLC' }]);
  });

  it('reads an .xlsx', async () => {
    const company = someCompany();
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(
      book,
      XLSX.utils.aoa_to_sheet([
        ['ticker', 'name', 'cik'],
        [company.ticker, company.name, Number(company.cik)],
      ]),
      'Sheet1',
    );
    const { body } = await send(
      admin,
      new File([XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'companies.xlsx'),
    );
    expect(body).toMatchObject({ successful: 1, results: [{ status: 'added' }] });
  });

  it.each([
    ['without the columns', csv('a,b\n1,2'), 422, /needs the columns ticker, name and cik/],
    ['of another type', csv('x', 'list.txt'), 415, /Please upload: \.csv, \.xls, \.xlsx/],
    [
      'that is a renamed program',
      new File([Buffer.from('MZ\u0090\u0000', 'latin1')], 'list.xlsx'),
      415,
      /does not match its name/,
    ],
    ['above 10 MB', csv(`ticker,name,cik\n${'A'.repeat(10 * 1024 * 1024)}`), 413, /10MB|10 MB/],
  ])('refuses a file %s', async (_what, file, status, detail) => {
    const answer = await send<Refusal>(admin, file);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(detail);
  });

  it('refuses a form without a file, and a viewer', async () => {
    expect((await admin.upload('/companies/bulk-import', { note: 'x' })).status).toBe(422);
    expect((await send(viewer, csv('ticker,name,cik\nA,B,1'))).status).toBe(403);
  });

  it('gives the template, which can be imported, to everybody', async () => {
    const { status, body, headers } = await viewer.request<string>('GET', '/companies/bulk-import/template');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('company_import_template.csv');
    const imported = await send(await newUser(), csv(body));
    expect(imported.body).toMatchObject({ total_rows: 2, failed: 0 });
  });

  it('imports 10,000 rows as a job with progress, and all of them show', { timeout: 120_000 }, async () => {
    const owner = await newUser();
    const { status, body } = await send<{ id: string; status: string }>(owner, csv(manyRows(10_000, FIRST)), {
      prefer: 'respond-async',
    });
    expect(status).toBe(202);
    const job = await untilJobEnds(owner, body.id, 100_000);
    expect(job.status).toBe('completed');
    expect(job.progress).toMatchObject({ done: 10_000, total: 10_000 });
    const result = job.result as Result;
    expect(result).toMatchObject({ total_rows: 10_000, successful: 10_000, already_in_org: 0, failed: 0 });
    expect(result.results).toHaveLength(10_000);
    const { body: last } = await owner.request<unknown[]>('GET', '/companies/?page=10&size=1000');
    expect(last).toHaveLength(1000);
  });

  it('answers a file of medium size with the result once its job has ended', async () => {
    const owner = await newUser();
    const { status, body } = await send(owner, csv(manyRows(600, FIRST + 20_000)));
    expect(status).toBe(200);
    expect(body).toMatchObject({ total_rows: 600, successful: 600 });
  });
});

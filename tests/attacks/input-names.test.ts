import { read, type WorkBook } from 'xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFiling, PROXY_PAGES, RATIO_QUERY } from '../api/report-workspace';
import { smallPdf } from '../api/files';
import { anonymous, baseUrl, newUser, someCompany, type ApiClient } from '../support/api-client';
import { sendRaw } from '../support/hostile/raw-http';

type Refusal = { detail: string; code: string };

const NAMES: [what: string, name: string, detail: RegExp][] = [
  ['of 121 characters', 'x'.repeat(121), /at most 120 characters/],
  ['with a line break', 'Fund\r\nBcc: everybody', /line breaks or control characters/],
  ['with an escape', 'Fund\u001b[2J', /line breaks or control characters/],
  ['that turns the writing around', 'gpj.\u202eexe', /line breaks or control characters/],
  ['of signs that nobody sees', '\u200b\u200d', /required|Enter a name/],
  ['with a NUL', 'Fu\u0000nd', /NUL/],
  ['with half of a character', 'Fund \ud800', /lone surrogate/],
];
const QUERIES = [RATIO_QUERY];

describe('names', () => {
  let admin: ApiClient;
  beforeAll(async () => {
    admin = await newUser();
  });

  it.each(NAMES)('%s are refused wherever people type them', async (_what, name, detail) => {
    const answers = [
      await anonymous<Refusal>('POST', '/api/auth/sign-up/email', {
        name,
        email: `${crypto.randomUUID()}@example.test`,
        password: 'correct horse battery',
      }),
      await admin.request<Refusal>('POST', '/companies', { ...someCompany(), name }),
      await admin.request<Refusal>('POST', '/reports/templates', { name, queries: QUERIES }),
    ];
    for (const { status, body } of answers)
      expect({ status, code: body.code, detail: body.detail }).toEqual({
        status: 422,
        code: 'invalid',
        detail: expect.stringMatching(detail),
      });
  });

  it('of files hold no NUL either, and an address with one leads nowhere', async () => {
    const form = [
      '--b',
      'content-disposition: form-data; name="file"; filename="a\u0000.csv"',
      '',
      'ticker,name,cik',
      '--b--',
      '',
    ].join('\r\n');
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'multipart/form-data; boundary=b' };
    expect(
      (await fetch(`${baseUrl()}/api/v1/companies/bulk-import`, { method: 'POST', body: form, headers })).status,
    ).toBe(422);
    for (const path of ['/companies?search=a%00', '/query?q=%00', '/reports/%00'])
      expect([path, (await fetch(`${baseUrl()}${path}`)).status]).toEqual([path, 404]);
  });

  it.each([
    '/companies?page=99999999999',
    '/reports/?page=4294967296',
    '/organizations/current/members?offset=99999999999',
    '/documents?fiscal_year=99999999999',
  ])('%s is 422, as no number beyond 32 bits is taken', async (path) => {
    const { status } = await admin.request('GET', path);
    expect(status).toBe(422);
    expect((await admin.request('POST', '/subscriptions', { max_reports_per_month: 2 ** 40 })).status).toBe(422);
  });

  it('GET /api/v1 answers JSON', async () => {
    for (const path of ['/api/v1', '/api/v1/'])
      expect(await anonymous('GET', path)).toMatchObject({ status: 200, body: { openapi: '/api/v1/openapi.json' } });
  });

  it('a page whose body trickles is closed', async () => {
    const trickle = async (send: (part: string) => Promise<void>) => {
      await send(
        `POST /sign-in HTTP/1.1\r\nHost: ${new URL(baseUrl()).host}\r\nContent-Type: text/plain\r\n` +
          'Content-Length: 100000\r\n\r\n',
      );
      await send('a');
    };
    const startedAt = performance.now();
    const answer = await sendRaw(baseUrl(), trickle);
    expect(answer.status).not.toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });
});

describe('names in files and texts', () => {
  let admin: ApiClient;
  let engagement: string;
  let reportId: string;
  const NAME = '=1+1 **bold** [2] _x_';
  const FLAG = '=HYPERLINK("x") CEO pay ratio above 15:1';

  beforeAll(async () => {
    admin = await newUser();
    const company = await admin.request<{ id: string }>('POST', '/companies', { ...someCompany(), name: NAME });
    const documentId = await addFiling(admin, company.body.id, PROXY_PAGES);
    const template = await admin.request<{ id: string }>('POST', '/reports/templates', {
      name: 'Pay',
      queries: QUERIES,
    });
    await admin.request('PUT', `/reports/templates/${template.body.id}/flags`, {
      flag_configuration: `${FLAG}\nCEO pay ratio above 15:1`,
    });
    reportId = (
      await admin.request<{ id: string }>('POST', '/reports/generate', {
        company_id: company.body.id,
        template_id: template.body.id,
        document_ids: [documentId],
      })
    ).body.id;
    engagement = `/engagements/${
      (await admin.request<{ id: string }>('POST', '/engagements', { report_id: reportId })).body.id
    }`;
  });

  it('are shown in the summary as typed', async () => {
    const { body } = await admin.request<{ results: { executive_summary: string } }>('GET', `/reports/${reportId}`);
    expect(body.results.executive_summary).toContain('=1+1 \\*\\*bold\\*\\* (2) \\_x\\_');
  });

  it('are never the start of a formula in a workbook', async () => {
    for (const path of [`/reports/${reportId}/xlsx`, '/engagements/export']) {
      const response = await fetch(`${baseUrl()}/api/v1${path}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      const book: WorkBook = read(new Uint8Array(await response.arrayBuffer()), { type: 'array' });
      const texts = book.SheetNames.flatMap((name) =>
        Object.values(book.Sheets[name] ?? {}).flatMap((cell: { t?: string; v?: unknown }) =>
          cell.t === 's' ? [String(cell.v)] : [],
        ),
      );
      expect(texts.some((text) => text.includes('1+1 **bold**'))).toBe(true);
      expect(texts.filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([]);
    }
  });

  it('begin no new field of a calendar', async () => {
    const planted = 'Room 5\rATTENDEE:mailto:planted@example.test\r\nX-PLANTED:1\u2028Y';
    await admin.request('PATCH', engagement, {
      meeting_date: '2026-05-04',
      meeting_location: planted,
      attendees: [`A\rATTENDEE:mailto:planted@example.test <a@example.test>`],
    });
    const ics = await admin.request<string>('GET', `${engagement}/calendar`);
    expect(ics.status).toBe(200);
    expect(String(ics.body).replace(/\r\n/g, '')).not.toMatch(/[\r\n\u2028]/);
    expect(String(ics.body)).not.toMatch(/(?:^|[\r\n])(?:X-PLANTED|ATTENDEE:mailto:planted)/);
  });
});

describe('an Idempotency-Key for a file', () => {
  it('compares the fields and the file, not the bytes of the form', async () => {
    const admin = await newUser();
    const company = await admin.request<{ id: string }>('POST', '/companies', someCompany());
    const fields = { file: smallPdf(PROXY_PAGES), company_id: company.body.id, form_type: 'DEF 14A', process: 'false' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await admin.upload('/documents/', fields, key);
    expect(first.status).toBe(201);
    // Every request draws a boundary of its own; the order of the fields is the client's.
    const again = await admin.upload('/documents/', Object.fromEntries(Object.entries(fields).toReversed()), key);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await admin.upload('/documents/', { ...fields, form_type: '10-K' }, key)).status).toBe(409);
    expect((await admin.upload('/documents/', { ...fields, file: smallPdf(PROXY_PAGES) }, key)).status).toBe(409);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import {
  anonymous,
  baseUrl,
  newMember,
  newUser,
  someCompany,
  untilJobEnds,
  type ApiClient,
} from '../support/api-client';

type SourceBody = {
  chunk_id: string;
  document_id: string;
  page_number: number;
  excerpt: string;
  quote_verified: boolean;
  bounding_boxes: { page: number; width: number }[];
  relevance_score: number;
};
type ResultBody = {
  id: string;
  query: string;
  answer: string;
  sources: SourceBody[];
  confidence: number | null;
  insufficient_evidence: boolean;
  engine: string;
  timings_ms: Record<string, number>;
};
type DocumentBody = { id: string; form_type: string; fiscal_year: number; processing_status: string };

/** The bundled filer that the test installation's EDGAR knows. */
const ALDERMOOR = { ticker: 'ALDM', name: 'Aldermoor Semiconductor Corporation', cik: '9901101' };

describe('queries', () => {
  let member: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;
  let proxy: string;

  beforeAll(async () => {
    member = await newUser();
    [viewer, stranger] = await Promise.all([newMember(member, 'viewer'), newUser()]);
    const { body: company } = await member.request<{ id: string }>('POST', '/companies/', ALDERMOOR);
    const { body: job } = await member.request<{ id: string }>('POST', '/processing/fetch', {
      company_ids: [company.id],
      years_back: 30,
      document_types: ['proxy'],
    });
    const ended = await untilJobEnds(member, job.id, 170_000);
    expect(ended.status).toBe('completed');
    const { body: documents } = await member.request<DocumentBody[]>(
      'GET',
      `/documents/?company_id=${company.id}&fiscal_year=2025`,
    );
    proxy = documents.find((document) => document.form_type === 'DEF 14A')?.id ?? '';
    expect(proxy).not.toBe('');
  }, 200_000);

  const ask = (client: ApiClient, query: string, overrides: Record<string, unknown> = {}) =>
    client.request<ResultBody>('POST', '/queries/', {
      query,
      document_ids: [proxy],
      include_confidence: true,
      max_chunks: 10,
      ...overrides,
    });

  it('answers from the filing with verbatim, boxed evidence', async () => {
    const { status, body } = await ask(member, 'What is the CEO pay ratio?');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      query: 'What is the CEO pay ratio?',
      insufficient_evidence: false,
      engine: 'extractive',
    });
    expect(body.answer).toMatch(/214/);
    const [first] = body.sources;
    expect(first).toMatchObject({ document_id: proxy, quote_verified: true });
    expect(first?.excerpt).toContain('214 to 1');
    expect(first?.bounding_boxes.length).toBeGreaterThan(0);
    expect(first?.bounding_boxes.every((box) => box.width > 0 && box.page === first.page_number)).toBe(true);
    expect(body.confidence).toBeGreaterThan(0.5);
    expect(Object.keys(body.timings_ms).sort()).toEqual(['answer', 'embed', 'search', 'total']);
  });

  it('says so when the filing does not answer', async () => {
    const { body } = await ask(member, 'How many penguins live at the headquarters?');
    expect(body.insufficient_evidence).toBe(true);
  });

  it('leaves the confidence out when it is not asked for', async () => {
    expect((await ask(member, 'Who audits the company?', { include_confidence: false })).body.confidence).toBeNull();
  });

  it('lets a viewer ask', async () => {
    expect((await ask(viewer, 'When is the annual meeting?')).status).toBe(200);
  });

  it.each([
    ['no text', { query: '   ' }],
    ['no documents', { document_ids: [] }],
  ])('refuses a question with %s in the words of the screen', async (_what, wrong) => {
    const { status, body } = await ask(member, 'x', wrong);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid', errors: [{ message: 'Please select documents and enter a query' }] });
  });

  it('answers for other tenants, unknown documents and companies off the list as if nothing were there', async () => {
    expect((await ask(stranger, 'What is the CEO pay ratio?')).status).toBe(404);
    expect((await ask(member, 'x', { document_ids: [crypto.randomUUID()] })).status).toBe(404);
    expect((await stranger.request('GET', `/queries/chunks/${proxy}?query=pay`)).status).toBe(404);
    expect((await anonymous('POST', '/api/v1/queries/', { query: 'x', document_ids: [proxy] })).status).toBe(401);
  });

  it('refuses a document that is not ready', async () => {
    const { body: company } = await member.request<{ id: string }>('POST', '/companies/', someCompany());
    const pdf = new File(['{"no": "pdf"}'], 'x.pdf');
    const html = new File(['<html><body><p>Waiting room.</p></body></html>'], 'waiting.htm');
    expect((await member.upload('/documents/', { company_id: company.id, form_type: '8-K', file: pdf })).status).toBe(
      415,
    );
    const uploaded = await member.upload<DocumentBody>('/documents/', {
      company_id: company.id,
      form_type: '8-K',
      file: html,
      process: 'false',
    });
    expect(uploaded.status).toBe(201);
    expect(await member.request('GET', `/queries/chunks/${uploaded.body.id}?query=room`)).toMatchObject({
      status: 422,
      body: {
        code: 'invalid',
        detail: 'The document is not processed yet, so it cannot be searched. Please process it first.',
      },
    });
    const { status, body } = await ask(member, 'What is in the room?', { document_ids: [uploaded.body.id] });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      detail:
        'Some selected documents are not fully processed. Please wait for processing to complete or deselect them.',
    });
  });

  it('answers a batch in order, at most fifty', async () => {
    const queries = [
      'What is the CEO pay ratio?',
      'How many penguins live at the headquarters?',
      'When is the annual meeting?',
    ];
    const { status, body } = await member.request<ResultBody[]>('POST', '/queries/batch', {
      queries,
      document_ids: [proxy],
    });
    expect(status).toBe(200);
    expect(body.map((result) => result.query)).toEqual(queries);
    expect(body[0]?.answer).toMatch(/214/);
    expect(
      (await member.request('POST', '/queries/batch', { queries: Array(51).fill('x'), document_ids: [proxy] })).status,
    ).toBe(422);
  });

  it('ranks the chunks of a document, ten by default', async () => {
    const { body } = await member.request<{ page_number: number; excerpt: string; score: number }[]>(
      'GET',
      `/queries/chunks/${proxy}?query=CEO%20pay%20ratio`,
    );
    expect(body).toHaveLength(10);
    expect(body[0]?.excerpt).toMatch(/median/i);
    expect(body.map((chunk) => chunk.score)).toEqual(body.map((chunk) => chunk.score).toSorted((a, b) => b - a));
    expect(
      (await member.request<unknown[]>('GET', `/queries/chunks/${proxy}?query=CEO%20pay%20ratio&limit=3`)).body,
    ).toHaveLength(3);
  });

  it('streams events that end in the same result', async () => {
    const response = await fetch(`${baseUrl()}/api/v1/queries/stream`, {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'What is the CEO pay ratio?', document_ids: [proxy] }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const text = await response.text();
    const data = /event: result\ndata: (.+)\n/.exec(text)?.[1];
    expect(JSON.parse(data ?? 'null')).toMatchObject({ insufficient_evidence: false, engine: 'extractive' });
  });

  it('serves the page with the evidence, whole and in parts', async () => {
    const whole = await fetch(`${baseUrl()}/api/v1/documents/${proxy}/pdf`, {
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(whole.headers.get('content-type')).toBe('application/pdf');
    expect(new TextDecoder().decode((await whole.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    const part = await fetch(`${baseUrl()}/api/v1/documents/${proxy}/pdf`, {
      headers: { authorization: `Bearer ${member.token}`, range: 'bytes=0-9' },
    });
    expect(part.status).toBe(206);
  });
});

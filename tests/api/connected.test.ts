import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOL_LIST } from '@/lib/mcp/tool-list.rules';
import { anonymous, baseUrl, newUser, someCompany, type ApiClient } from '../support/api-client';
import { isGenuine, startReceiver } from '../support/servers/webhook-receiver';
import { smallPdf } from './files';
import { addTemplate, PROXY_PAGES, RATIO_QUERY } from './report-workspace';

const WAIT = { timeout: 60_000, interval: 200 };
const QUESTION = 'What is the CEO pay ratio?';

type Source = { excerpt: string; page_number: number; quote_verified: boolean; page_url: string };
type Answer = { insufficient_evidence: boolean; answer: string; sources: Source[] };

describe('a program with a token', () => {
  let admin: ApiClient;
  let token = '';
  let company = '';
  let filing = '';
  let template = '';

  const http = async <T = Record<string, unknown>>(method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await anonymous<T>(method, `/api/v1${path}`, body, headers)).body;
  };
  const connect = async (bearer: string) => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${baseUrl()}/api/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${bearer}` } },
      }),
    );
    return client;
  };
  const ask = async <T>(client: Client, name: string, input: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: input })) as {
      isError?: boolean;
      structuredContent: T;
      content: { text: string }[];
    };
  const newToken = async (scopes: string[]) =>
    (
      await admin.request<{ id: string; token: string }>('POST', '/organizations/current/tokens', {
        name: 'Program',
        scopes,
      })
    ).body;

  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let hook: { id: string; secret: string };

  beforeAll(async () => {
    admin = await newUser();
    token = (await newToken(['write'])).token;
    receiver = await startReceiver();
    const added = await admin.request<typeof hook>('POST', '/organizations/current/webhooks', {
      url: receiver.url,
      events: ['document.processed', 'report.completed', 'flag.triggered', 'engagement.status_changed'],
    });
    expect(added.status).toBe(201);
    hook = added.body;
    template = await addTemplate(admin, { queries: [{ ...RATIO_QUERY, flags: ['CEO pay ratio above 15:1'] }] });
  });
  afterAll(() => receiver.stop());

  it('uploads a filing, waits until it is Ready, asks, and runs a report', { timeout: 120_000 }, async () => {
    company = (await http<{ id: string }>('POST', '/companies', someCompany())).id;
    const form = new FormData();
    form.set('file', smallPdf(PROXY_PAGES));
    form.set('company_id', company);
    form.set('form_type', 'DEF 14A');
    form.set('fiscal_year', '2025');
    const uploaded = await fetch(`${baseUrl()}/api/v1/documents/`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(uploaded.status).toBe(201);
    filing = ((await uploaded.json()) as { id: string }).id;
    await expect
      .poll(
        async () => (await http<{ processing_status: string }>('GET', `/documents/${filing}`)).processing_status,
        WAIT,
      )
      .toBe('processed');
    const answer = await http<Answer>('POST', '/queries/', { query: QUESTION, document_ids: [filing] });
    expect(answer.insufficient_evidence).toBe(false);
    expect(answer.sources[0]).toMatchObject({ quote_verified: true });
    const report = await http<{ id: string; status: string }>('POST', '/reports/generate', {
      company_id: company,
      template_id: template,
      document_ids: [filing],
      visibility: 'organization',
    });
    expect(report.status).toBe('completed');
  });

  it('receives each event once, with a valid signature', { timeout: 90_000 }, async () => {
    const types = () => receiver.received.map(({ event }) => event.type).sort();
    await expect.poll(types, WAIT).toEqual(['document.processed', 'flag.triggered', 'report.completed']);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3);
    for (const got of receiver.received) expect(isGenuine(hook.secret, got)).toBe(true);
    const processed = receiver.received.find(({ event }) => event.type === 'document.processed');
    expect(processed?.event.data).toMatchObject({ document_id: filing, company_id: company, form_type: 'DEF 14A' });
  });

  it('connects by MCP, lists its tools, and gets quotes with links to their pages', { timeout: 90_000 }, async () => {
    const client = await connect(token);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(TOOL_LIST.map(({ name }) => name).sort());
    const companies = await ask<{ companies: { id: string }[] }>(client, 'list_companies');
    expect(companies.structuredContent.companies.map(({ id }) => id)).toEqual([company]);
    const filings = await ask<{ filings: { id: string }[] }>(client, 'list_filings', { company_id: company });
    expect(filings.structuredContent.filings.map(({ id }) => id)).toEqual([filing]);

    const { structuredContent: answer, content } = await ask<Answer & { untrusted_text_notice: string }>(
      client,
      'ask_question',
      { query: QUESTION, document_ids: [filing] },
    );
    expect(answer.insufficient_evidence).toBe(false);
    const [source] = answer.sources;
    expect(source).toMatchObject({ quote_verified: true });
    expect(PROXY_PAGES[(source?.page_number ?? 0) - 1]?.replace(/\s/g, '')).toContain(
      source?.excerpt.replace(/\s/g, ''),
    );
    expect(answer.untrusted_text_notice).toMatch(/quoted data/);
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(answer);
    const page = await fetch(source?.page_url ?? '', { headers: { authorization: `Bearer ${token}` } });
    expect(page.headers.get('content-type')).toBe('application/pdf');
    expect(source?.page_url).toMatch(new RegExp(`${filing}/pdf#page=${source?.page_number}$`));

    const passages = await ask<{ passages: Source[] }>(client, 'search_filings', {
      query: 'pay ratio',
      document_ids: [filing],
    });
    expect(passages.structuredContent.passages[0]?.page_url).toContain('#page=');
    for (const [name, input] of [
      ['get_facts', { document_id: filing }],
      ['get_financials', { company_id: company }],
      ['get_changes', { company_id: company }],
      ['list_reports', {}],
      ['list_templates', {}],
      ['list_meetings', {}],
      ['list_ballots', {}],
    ] as const)
      expect((await ask(client, name, input)).isError, name).toBeFalsy();
    await client.close();
  });

  it('runs a report by MCP and reads it', { timeout: 90_000 }, async () => {
    const client = await connect(token);
    const { structuredContent: asked } = await ask<{ id: string }>(client, 'run_report', {
      company_id: company,
      template_id: template,
      document_ids: [filing],
    });
    await expect
      .poll(async () => {
        const { structuredContent } = await ask<{ status: string }>(client, 'get_report', { report_id: asked.id });
        return structuredContent.status;
      }, WAIT)
      .toBe('completed');
    await client.close();
  });

  it('has the tools of its scopes only, in its own tenant, and each call in the audit log', async () => {
    const reader = await connect((await newToken(['read'])).token);
    const { tools } = await reader.listTools();
    const reading = TOOL_LIST.filter(({ scope }) => scope === 'read').map(({ name }) => name);
    expect(tools.map(({ name }) => name).sort()).toEqual([...reading].sort());
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    expect(await ask(reader, 'run_report', { company_id: company })).toMatchObject({ isError: true });
    const missing = await ask(reader, 'get_facts', { document_id: crypto.randomUUID() });
    expect(missing).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/not found/i) }] });
    await reader.close();

    const elsewhere = await newUser();
    const { body } = await elsewhere.request<{ token: string }>('POST', '/organizations/current/tokens', {
      name: 'Other',
      scopes: ['write'],
    });
    const stranger = await connect(body.token);
    expect((await ask<{ companies: unknown[] }>(stranger, 'list_companies')).structuredContent.companies).toEqual([]);
    expect(await ask(stranger, 'ask_question', { query: QUESTION, document_ids: [filing] })).toMatchObject({
      isError: true,
    });
    await stranger.close();

    const log = await admin.request<{ records: { subject_id: string; details: { token_id?: string } }[] }>(
      'GET',
      '/organizations/current/audit?action=mcp.call',
    );
    expect(log.body.records.map((record) => record.subject_id)).toContain('ask_question');
    expect(log.body.records.every(({ details }) => Boolean(details.token_id))).toBe(true);
  });

  it('is refused by MCP without a token, with a session, and after revocation', async () => {
    const revoked = await newToken(['read']);
    await admin.request('DELETE', `/organizations/current/tokens/${revoked.id}`);
    for (const bearer of [admin.token, revoked.token, 'plb_nothing'])
      await expect(connect(bearer)).rejects.toThrow(/401|Unauthorized/i);
    const { status, headers } = await anonymous('POST', '/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('receives nothing after its webhook is deleted', { timeout: 60_000 }, async () => {
    const before = receiver.received.length;
    expect((await admin.request('DELETE', `/organizations/current/webhooks/${hook.id}`)).status).toBe(204);
    await http('POST', '/reports/generate', {
      company_id: company,
      template_id: template,
      document_ids: [filing],
      visibility: 'organization',
    });
    // A webhook added afterwards has received the event, so the deleted one would have received it by then.
    const later = await startReceiver();
    await admin.request('POST', '/organizations/current/webhooks', { url: later.url, events: ['report.completed'] });
    await http('POST', '/reports/generate', {
      company_id: company,
      template_id: template,
      document_ids: [filing],
      visibility: 'organization',
    });
    await expect.poll(() => later.received.length, WAIT).toBe(1);
    expect(receiver.received).toHaveLength(before);
    await later.stop();
  });
});

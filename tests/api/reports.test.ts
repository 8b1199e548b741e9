import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newUser, someCompany } from '../support/api-client';
import {
  addFiling,
  addTemplate,
  ASYNC,
  openWorkspace,
  PROXY_PAGES,
  untilSettled,
  uploadOnly,
  type ReportBody,
  type ReportList,
  type Workspace,
} from './report-workspace';

const INCOMPLETE = 'Please complete all required fields';
const NOT_READY =
  'Some selected documents are not fully processed. Please wait for processing to complete or deselect them.';

describe('reports', () => {
  let at: Workspace;
  let templateId: string;
  let shared: ReportBody;

  const wanted = (overrides: Record<string, unknown> = {}) => ({
    company_id: at.companyId,
    template_id: templateId,
    document_ids: [at.proxyId],
    agm_date: null,
    report_title: null,
    visibility: 'organization',
    ...overrides,
  });
  const generate = (overrides: Record<string, unknown> = {}, client = at.admin, headers: Record<string, string> = {}) =>
    client.request<ReportBody>('POST', '/reports/generate', wanted(overrides), headers);

  beforeAll(async () => {
    at = await openWorkspace();
    templateId = await addTemplate(at.admin);
    shared = (await generate()).body;
  });

  it('waits for the report and answers 200 with everything in it', async () => {
    const { status, body } = await generate({ report_title: 'Spring review', agm_date: '2026-05-01' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'completed',
      report_title: 'Spring review',
      agm_date: '2026-05-01',
      revision: 1,
      progress: { done: 2, total: 2 },
      failure_reason: null,
      flag_status: null,
      can_edit: true,
    });
    expect(body.results.analysis_summary).toEqual({
      total_queries_executed: 2,
      queries_answered: 1,
      queries_without_evidence: 1,
    });
    expect(body.results.executive_summary).toContain('21 to 1');
    expect(body.results.processing_metadata).toMatchObject({
      engine: 'extractive',
      analysis_context_applied: false,
      tokens_used: 0,
    });
    expect(body.results.processing_metadata.total_time_ms).toBeGreaterThan(0);
    expect(body.generation_completed_at).toMatch(/^\d{4}-.*Z$/);
    const [ratio, penguins] = body.results.query_results;
    expect(ratio).toMatchObject({ query_id: 'custom_1', insufficient_evidence: false });
    expect(ratio?.sources[0]).toMatchObject({
      document_id: at.proxyId,
      form_type: 'DEF 14A',
      page_numbers: [2],
      quote_verified: true,
    });
    expect(Object.keys(ratio?.processing_metadata ?? {}).sort()).toEqual([
      'chunks_retrieved',
      'engine',
      'processing_time_ms',
      'prompt_version',
      'tokens_used',
    ]);
    expect(penguins).toMatchObject({ query_id: 'custom_2', insufficient_evidence: true });
    expect(body.document_snapshot.documents_analyzed).toEqual([
      expect.objectContaining({
        document_id: at.proxyId,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        chunk_count: expect.any(Number),
      }),
    ]);
  });

  it('answers 202 at once when asked to respond asynchronously, and generates the report', async () => {
    const { status, body, headers } = await generate({}, at.admin, ASYNC);
    expect(status).toBe(202);
    expect(headers.get('preference-applied')).toBe('respond-async');
    expect(body).toMatchObject({ status: 'processing', progress: { total: 2 }, generation_completed_at: null });
    expect(await untilSettled(at.admin, body.id)).toMatchObject({
      status: 'completed',
      progress: { done: 2, total: 2 },
    });
  });

  it('names a report without a title by company, template and date, and makes it personal by default', async () => {
    const { body } = await generate({ report_title: '  ', visibility: undefined });
    expect(body.report_title).toMatch(
      /^Test Company \d+ - Short review - \d{4}-\d{2}-\d{2}(?: - FY\d{4})?(?: \(\d+\))?$/,
    );
    expect(body.visibility).toBe('user');
  });

  it('applies the analysis context of the organization and says so', async () => {
    const fund = await newUser();
    const company = await fund.request<{ id: string }>('POST', '/companies/', someCompany());
    const proxyId = await addFiling(fund, company.body.id, PROXY_PAGES);
    await fund.request('PUT', '/organizations/current/analysis-context', {
      analysis_context: 'We care about the pay ratio.',
    });
    const { body } = await fund.request<ReportBody>('POST', '/reports/generate', {
      company_id: company.body.id,
      template_id: await addTemplate(fund),
      document_ids: [proxyId],
    });
    expect(body.results.processing_metadata.analysis_context_applied).toBe(true);
  });

  it.each([
    ['company_id', undefined, INCOMPLETE],
    ['template_id', undefined, INCOMPLETE],
    ['template_id', 'nonsense', 'is not valid'],
    ['document_ids', [], INCOMPLETE],
    ['document_ids', undefined, INCOMPLETE],
    ['agm_date', 'tomorrow', 'AGM date must be a date such as 2026-04-02'],
    ['report_title', 'x'.repeat(301), 'Report title is at most 300 characters'],
    ['visibility', 'everybody', 'Visibility is user or organization'],
  ])('refuses a wrong %s (%s) with its sentence', async (path, value, message) => {
    const { status, body } = await generate({ [path]: value });
    expect(status).toBe(422);
    expect((body as unknown as { errors: unknown[] }).errors).toContainEqual({ path, message });
  });

  it('refuses documents that are not ready or of another company, and templates that are inactive', async () => {
    const waiting = await uploadOnly(at.admin, at.companyId, ['Waiting.'], '8-K');
    expect(await generate({ document_ids: [at.proxyId, waiting] })).toMatchObject({
      status: 422,
      body: { detail: NOT_READY },
    });
    const other = await at.admin.request<{ id: string }>('POST', '/companies/', someCompany());
    expect(await generate({ company_id: other.body.id })).toMatchObject({
      status: 422,
      body: { detail: 'All documents of a report must be of its company.' },
    });
    const inactive = await addTemplate(at.admin);
    await at.admin.request('PUT', `/reports/templates/${inactive}`, { is_active: false });
    expect(await generate({ template_id: inactive })).toMatchObject({
      status: 422,
      body: { detail: 'This template is inactive. Choose an active one.' },
    });
    await at.admin.request('DELETE', `/documents/${waiting}`);
  });

  it('does not know a company, template or document that the caller cannot see', async () => {
    for (const unknown of [
      { company_id: crypto.randomUUID() },
      { template_id: crypto.randomUUID() },
      { document_ids: [crypto.randomUUID()] },
    ])
      expect((await generate(unknown)).status).toBe(404);
    expect((await generate({}, at.stranger)).status).toBe(404);
  });

  it('needs an organization to share a report with', async () => {
    const alone = await newUser({ isPersonal: true });
    expect(await generate({}, alone)).toMatchObject({ status: 422, body: { errors: [{ path: 'visibility' }] } });
  });

  it('generates once for an Idempotency-Key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID(), ...ASYNC };
    const first = await generate({ report_title: 'Once' }, at.admin, key);
    const again = await generate({ report_title: 'Once' }, at.admin, key);
    expect(again.body.id).toBe(first.body.id);
    expect(again.status).toBe(first.status);
    expect((await generate({ report_title: 'Twice' }, at.admin, key)).status).toBe(409);
    await untilSettled(at.admin, first.body.id);
  });

  it('lists by company, template, status and visibility, in pages, with and without the slash', async () => {
    const page = (query: string) => at.admin.request<ReportList>('GET', `/reports/?${query}`);
    const all = (await page(`company_id=${at.companyId}`)).body;
    expect(all).toMatchObject({ page: 1, size: 20, total: all.reports.length });
    const dates = all.reports.map((report) => (report as unknown as { created_at: string }).created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await page(`company_id=${at.companyId}&page=2&size=1`)).body.reports[0]?.id).toBe(all.reports[1]?.id);
    expect((await page(`template_id=${crypto.randomUUID()}`)).body.total).toBe(0);
    expect((await page('status_filter=failed')).body.total).toBe(0);
    expect(
      (await page('status_filter=completed&visibility=organization')).body.reports.map((report) => report.id),
    ).toContain(shared.id);
    expect((await at.admin.request('GET', '/reports')).status).toBe(200);
    for (const wrong of ['status_filter=lost', 'page=0', 'size=1001', 'company_id=x'])
      expect((await page(wrong)).status).toBe(422);
  });

  it('lists at most a thousand of the tenant alone', async () => {
    expect((await at.stranger.request<ReportList>('GET', '/reports/?size=1000')).body).toMatchObject({
      reports: [],
      total: 0,
      size: 1000,
    });
  });

  it('shows a personal report to its creator alone', async () => {
    const { body: personal } = await generate({ visibility: 'user' }, at.member);
    expect((await at.member.request('GET', `/reports/${personal.id}`)).status).toBe(200);
    const attempts = [
      ['GET', ''],
      ['GET', '/sources'],
      ['GET', '/documents'],
      ['GET', '/document-changes'],
      ['POST', '/regenerate'],
      ['POST', '/retry'],
      ['POST', '/cancel'],
      ['DELETE', ''],
    ] as const;
    for (const [method, path] of attempts)
      expect(
        await at.admin.request(method, `/reports/${personal.id}${path}`, method === 'POST' ? {} : undefined),
      ).toMatchObject({ status: 404, body: { code: 'not_found', detail: 'Report not found' } });
    const ids = async (path: string) =>
      (await at.admin.request<ReportList>('GET', path)).body.reports.map((report) => report.id);
    expect(await ids('/reports/?size=1000')).not.toContain(personal.id);
    expect(await ids('/reports/organization?size=1000')).toContain(shared.id);
    const own = await at.member.request<ReportList>('GET', '/reports/organization?size=1000');
    expect(own.body.reports.map((report) => report.id)).not.toContain(personal.id);
  });

  it('is not found by another tenant, and refused without a session', async () => {
    const attempts = [
      ['GET', ''],
      ['GET', '/sources'],
      ['GET', '/documents'],
      ['GET', '/document-changes'],
      ['POST', '/regenerate'],
      ['DELETE', ''],
    ] as const;
    for (const [method, path] of attempts) {
      const body = method === 'POST' ? {} : undefined;
      expect((await at.stranger.request(method, `/reports/${shared.id}${path}`, body)).status).toBe(404);
      expect((await anonymous(method, `/api/v1/reports/${shared.id}${path}`, body)).status).toBe(401);
    }
  });

  it('lets a viewer read everything and change nothing', async () => {
    for (const path of ['', '/sources', '/documents', '/document-changes', '?revision=1'])
      expect((await at.viewer.request('GET', `/reports/${shared.id}${path}`)).status).toBe(200);
    expect((await at.viewer.request<ReportBody>('GET', `/reports/${shared.id}`)).body.can_edit).toBe(false);
    expect((await generate({}, at.viewer)).status).toBe(403);
    for (const [method, path] of [
      ['POST', '/regenerate'],
      ['POST', '/retry'],
      ['POST', '/cancel'],
      ['DELETE', ''],
    ] as const)
      expect(
        (await at.viewer.request(method, `/reports/${shared.id}${path}`, method === 'POST' ? {} : undefined)).status,
      ).toBe(403);
  });

  it('lists the sources with their queries, and the documents with their former and current state', async () => {
    const sources = await at.member.request<{ query_id: string; query_text: string; excerpt: string }[]>(
      'GET',
      `/reports/${shared.id}/sources`,
    );
    expect(sources.body[0]).toMatchObject({
      query_id: 'custom_1',
      query_text: 'What is the CEO pay ratio?',
      page_number: 2,
    });
    const documents = await at.member.request('GET', `/reports/${shared.id}/documents/`);
    expect(documents.body).toMatchObject({
      documents_analyzed: [
        { document_id: at.proxyId, current_status: 'processed', is_available: true, has_changed: false },
      ],
    });
  });
});

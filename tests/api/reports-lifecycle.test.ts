import { beforeAll, describe, expect, it } from 'vitest';
import {
  addFiling,
  addTemplate,
  ASYNC,
  openWorkspace,
  PROXY_PAGES,
  RATIO_QUERY,
  untilSettled,
  uploadOnly,
  type ReportBody,
  type Workspace,
} from './report-workspace';

type ChangesBody = {
  new_documents_available: boolean;
  new_documents: { id: string; processing_status: string }[];
  recommendation: string;
};

describe('the life of a report', () => {
  let at: Workspace;
  let templateId: string;

  const generate = async (overrides: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    (
      await at.member.request<ReportBody>(
        'POST',
        '/reports/generate',
        {
          company_id: at.companyId,
          template_id: templateId,
          document_ids: [at.proxyId],
          visibility: 'organization',
          ...overrides,
        },
        headers,
      )
    ).body;
  const changes = async (reportId: string) =>
    (await at.viewer.request<ChangesBody>('GET', `/reports/${reportId}/document-changes`)).body;

  beforeAll(async () => {
    at = await openWorkspace();
    templateId = await addTemplate(at.admin);
  });

  it('finds later documents, includes them when regenerated, and keeps the earlier revision', async () => {
    const report = await generate();
    expect(await changes(report.id)).toEqual({
      new_documents_available: false,
      new_documents: [],
      other_years: null,
      recommendation: 'No new documents since this report was generated.',
    });

    const waiting = await uploadOnly(at.admin, at.companyId, [...PROXY_PAGES, 'A supplement.'], 'DEFA14A');
    expect(await changes(report.id)).toMatchObject({
      new_documents_available: true,
      new_documents: [{ id: waiting }],
      recommendation: '1 new document since this report was generated; process it before regenerating.',
    });
    await at.admin.request('DELETE', `/documents/${waiting}`);
    const added = await addFiling(
      at.admin,
      at.companyId,
      ['Item 1A. Risk Factors\nOur penguins may leave the headquarters, where 12 of them live.'],
      '10-K',
    );
    expect(await changes(report.id)).toMatchObject({
      new_documents: [{ id: added, processing_status: 'processed' }],
      recommendation: '1 new document since this report was generated. Regenerate it to include it.',
    });

    const again = await at.admin.request<ReportBody>('POST', `/reports/${report.id}/regenerate`, {});
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id: report.id, revision: 2, status: 'completed', revisions: [{ revision: 1 }] });
    expect(again.body.document_ids).toEqual([at.proxyId, added]);
    expect((await changes(report.id)).new_documents_available).toBe(false);

    const before = await at.viewer.request<ReportBody>('GET', `/reports/${report.id}?revision=1`);
    expect(before.body).toMatchObject({ revision: 1, document_ids: [at.proxyId] });
    expect(before.body.results).toEqual(report.results);
    expect((await at.viewer.request('GET', `/reports/${report.id}?revision=9`)).status).toBe(404);

    await at.admin.request('DELETE', `/documents/${added}`);
    const documents = await at.viewer.request<{
      documents_analyzed: { document_id: string; current_status: string | null; is_available: boolean }[];
    }>('GET', `/reports/${report.id}/documents`);
    expect(documents.body.documents_analyzed.find((one) => one.document_id === added)).toMatchObject({
      current_status: null,
      is_available: false,
    });
  });

  it('regenerates with the template as it is today, asynchronously when asked, over chosen documents', async () => {
    const own = await addTemplate(at.member);
    const report = await generate({ template_id: own });
    await at.member.request('PUT', `/reports/templates/${own}`, { name: 'Renamed', queries: [RATIO_QUERY] });
    const { status, body } = await at.member.request<ReportBody>(
      'POST',
      `/reports/${report.id}/regenerate`,
      { document_ids: [at.proxyId] },
      ASYNC,
    );
    expect(status).toBe(202);
    expect(body).toMatchObject({ id: report.id, status: 'processing', revision: 2 });
    const done = await untilSettled(at.member, report.id);
    expect(done).toMatchObject({
      template_name: 'Renamed',
      results: { analysis_summary: { total_queries_executed: 1 } },
    });
  });

  it('keeps its own copy of a template that was deleted', async () => {
    const own = await addTemplate(at.member);
    const report = await generate({ template_id: own });
    expect((await at.member.request('DELETE', `/reports/templates/${own}`)).status).toBe(204);
    expect(
      (await at.member.request<ReportBody>('GET', `/reports/${report.id}`)).body.results.query_results,
    ).toHaveLength(2);
    expect(
      (await at.member.request<ReportBody>('POST', `/reports/${report.id}/regenerate`, {})).body.results.query_results,
    ).toHaveLength(2);
  });

  it('stops when cancelled, says so, and continues where it stopped', async () => {
    const long = await addTemplate(at.admin, {
      queries: Array.from({ length: 300 }, (_, index) => ({
        ...RATIO_QUERY,
        id: `custom_${index}`,
        text: `What is the CEO pay ratio (${index})?`,
      })),
    });
    const report = await generate({ template_id: long }, ASYNC);
    expect((await at.admin.request('POST', `/reports/${report.id}/regenerate`, {})).status).toBe(409);
    expect((await at.admin.request('POST', `/reports/${report.id}/retry`)).status).toBe(409);
    expect((await at.admin.request('POST', `/reports/${report.id}/cancel`)).status).toBe(200);
    const stopped = await untilSettled(at.admin, report.id);
    expect(stopped).toMatchObject({ status: 'failed', failure_reason: 'Generation was cancelled.' });
    const answered = stopped.results.query_results;
    expect(answered.length).toBeLessThan(300);
    const retried = await at.admin.request<ReportBody>('POST', `/reports/${report.id}/retry`);
    expect(retried.status).toBe(200);
    expect(retried.body).toMatchObject({ status: 'completed', revision: 1, failure_reason: null });
    expect(retried.body.results.query_results).toHaveLength(300);
    // What was answered before is not answered again: its times are those of the first attempt.
    expect(
      retried.body.results.query_results.filter((one) => answered.some((before) => before.query_id === one.query_id)),
    ).toEqual(answered);
  });

  it('refuses to cancel or retry what is complete', async () => {
    const report = await generate();
    for (const path of ['cancel', 'retry'])
      expect((await at.member.request('POST', `/reports/${report.id}/${path}`)).status).toBe(409);
  });

  it('is gone when deleted, also while it is generated', async () => {
    const report = await generate({}, ASYNC);
    expect((await at.admin.request('DELETE', `/reports/${report.id}`)).status).toBe(204);
    for (const path of ['', '/sources', '/documents', '/document-changes'])
      expect((await at.member.request('GET', `/reports/${report.id}${path}`)).status).toBe(404);
    expect((await at.admin.request('DELETE', `/reports/${report.id}`)).status).toBe(404);
  });

  it('fails with a sentence when a document was deleted, and is regenerated without it', async () => {
    const lost = await addFiling(at.admin, at.companyId, ['A page that goes.'], '8-K');
    const report = await generate({ document_ids: [at.proxyId, lost] });
    await at.admin.request('DELETE', `/documents/${lost}`);
    const again = await at.admin.request<ReportBody>('POST', `/reports/${report.id}/regenerate`, {});
    expect(again.body).toMatchObject({ status: 'completed', document_ids: [at.proxyId] });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { baseUrl } from '../support/api-client';
import {
  addFiling,
  addTemplate,
  ASYNC,
  openWorkspace,
  PROXY_PAGES,
  RATIO_QUERY,
  untilSettled,
  type ReportBody,
  type Workspace,
} from './report-workspace';

type Regenerated = ReportBody & { last_good_revision: number | null; detail?: string; code?: string };
type ChangesBody = { other_years: string | null; new_documents: { id: string; is_other_year: boolean }[] };

describe('a report that is generated again', () => {
  let at: Workspace;

  const generate = async (templateId: string) =>
    (
      await at.member.request<Regenerated>('POST', '/reports/generate', {
        company_id: at.companyId,
        template_id: templateId,
        document_ids: [at.proxyId],
        visibility: 'organization',
      })
    ).body;
  const read = async (id: string, query = '') =>
    (await at.viewer.request<Regenerated>('GET', `/reports/${id}${query}`)).body;
  const regenerate = (id: string, body: unknown, headers = {}) =>
    at.member.request<Regenerated>('POST', `/reports/${id}/regenerate`, body, headers);

  beforeAll(async () => {
    at = await openWorkspace();
  });

  it('asks before it includes a filing of another year, and includes or omits it as requested', async () => {
    const report = await generate(await addTemplate(at.admin));
    expect((await read(report.id)).last_good_revision).toBe(1);
    const sameYear = await addFiling(at.admin, at.companyId, ['The same year.'], '8-K', '2025');
    const later = await addFiling(at.admin, at.companyId, PROXY_PAGES.toReversed(), 'DEF 14A', '2026');
    const sentence = 'This report covers fiscal year 2025; 1 filing of fiscal year 2026 has come since.';

    const changes = (await at.viewer.request<ChangesBody>('GET', `/reports/${report.id}/document-changes`)).body;
    expect(changes.other_years).toBe(sentence);
    expect(new Map(changes.new_documents.map(({ id, is_other_year }) => [id, is_other_year]))).toEqual(
      new Map([
        [sameYear, false],
        [later, true],
      ]),
    );
    const refused = await regenerate(report.id, {});
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(refused.body.detail).toBe(
      `${sentence} Set include_other_years to true to include it, or to false to ` + 'leave it out.',
    );
    expect(await read(report.id)).toMatchObject({ revision: 1, status: 'completed', document_ids: [at.proxyId] });

    const without = await regenerate(report.id, { include_other_years: false });
    expect(without.body).toMatchObject({ revision: 2, document_ids: [at.proxyId, sameYear] });
    expect((await regenerate(report.id, { include_other_years: 'yes' })).status).toBe(422);
    const withIt = await generate(await addTemplate(at.admin));
    // Made after the filing came in, so nothing is new to it; naming documents is an answer of its own.
    expect((await regenerate(withIt.id, {})).status).toBe(200);
    const named = await regenerate(report.id, { document_ids: [at.proxyId, later] });
    expect(named.body).toMatchObject({ revision: 3, document_ids: [at.proxyId, later] });
    await at.admin.request('DELETE', `/documents/${sameYear}`);
  });

  it('includes a filing of another year on request', async () => {
    const report = await generate(await addTemplate(at.admin));
    const later = await addFiling(at.admin, at.companyId, ['The year after next.', ...PROXY_PAGES], 'DEF 14A', '2027');
    const { status, body } = await regenerate(report.id, { include_other_years: true });
    expect(status).toBe(200);
    expect(body.document_ids).toEqual([at.proxyId, later]);
    await at.admin.request('DELETE', `/documents/${later}`);
  });

  it('returns the last complete result while it is generated, and after it was cancelled', async () => {
    const template = await addTemplate(at.admin);
    const report = await generate(template);
    await at.admin.request('PUT', `/reports/templates/${template}`, {
      name: 'Longer',
      queries: Array.from({ length: 300 }, (_, index) => ({
        ...RATIO_QUERY,
        id: `custom_${index}`,
        text: `What is the CEO pay ratio (${index})?`,
      })),
    });
    const running = await regenerate(report.id, {}, ASYNC);
    expect(running.body).toMatchObject({ status: 'processing', revision: 2, last_good_revision: 1 });
    await at.admin.request('POST', `/reports/${report.id}/cancel`);
    expect(await untilSettled(at.admin, report.id)).toMatchObject({ status: 'failed', last_good_revision: 1 });
    const listed = await at.viewer.request<{ reports: Regenerated[] }>('GET', '/reports/?status_filter=failed');
    expect(listed.body.reports.find(({ id }) => id === report.id)).toMatchObject({ last_good_revision: 1 });
    const good = await read(report.id, '?revision=1');
    expect(good).toMatchObject({
      status: 'completed',
      revision: 1,
      last_good_revision: 1,
      template_name: 'Short review',
    });
    expect(good.results).toEqual(report.results);
  });

  it('has one PDF a revision, which does not change when the report is generated again', async () => {
    const template = await addTemplate(at.admin);
    const report = await generate(template);
    const pdf = async (query = '') => {
      const response = await fetch(`${baseUrl()}/api/v1/reports/${report.id}/pdf${query}`, {
        headers: { authorization: `Bearer ${at.viewer.token}` },
      });
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };
    const [first, ...again] = await Promise.all([pdf(), pdf(), pdf()]);
    for (const each of again) expect(each.equals(first ?? Buffer.of())).toBe(true);
    await at.admin.request('PUT', `/reports/templates/${template}`, { name: 'Renamed', queries: [RATIO_QUERY] });
    expect((await regenerate(report.id, {})).body).toMatchObject({ revision: 2 });
    expect((await pdf('?revision=1')).equals(first ?? Buffer.of())).toBe(true);
    expect((await pdf()).equals(first ?? Buffer.of())).toBe(false);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { newMember, newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';
import { PAY_RATIO, smallPdf } from './files';

type JobBody = {
  id: string;
  kind: string;
  status: string;
  progress: { done: number; total: number; message: string };
  detail?: string;
  errors?: { path: string; message: string }[];
};
const NO_ID = '00000000-0000-4000-8000-000000000000';

describe('processing', () => {
  let admin: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;
  let companyId: string;
  let documentId: string;

  beforeAll(async () => {
    admin = await newUser();
    [viewer, stranger] = await Promise.all([newMember(admin, 'viewer'), newUser()]);
    companyId = (await admin.request<{ id: string }>('POST', '/companies/', someCompany())).body.id;
    documentId = await uploaded();
  });

  const uploaded = async () =>
    (
      await admin.upload<{ id: string }>('/documents/', {
        file: smallPdf([PAY_RATIO]),
        company_id: companyId,
        form_type: 'DEF 14A',
        process: 'false',
      })
    ).body.id;
  const ask = (client: ApiClient, path: string, body: unknown) =>
    client.request<JobBody>('POST', `/processing/${path}`, body);

  it('processes documents as a job that everybody in the organization sees', async () => {
    const { status, body } = await ask(admin, 'process', { document_ids: [documentId] });
    expect(status).toBe(202);
    expect(body).toMatchObject({ kind: 'process-documents', status: 'pending', progress: { total: 1 } });
    const job = await untilJobEnds(viewer, body.id);
    expect(job).toMatchObject({
      status: 'completed',
      result: { processed: 1, failed: [] },
      progress: { done: 1, total: 1 },
    });
    const again = await untilJobEnds(admin, (await ask(admin, 'process', { document_ids: [documentId] })).body.id);
    expect(again.result).toMatchObject({ processed: 0, already_there: 1 });
    const forced = await untilJobEnds(
      admin,
      (await ask(admin, 'process', { document_ids: [documentId], force: true })).body.id,
    );
    expect(forced.result).toMatchObject({ processed: 1 });
  });

  it('embeds the chunks of ready documents again, and of no others', async () => {
    const ready = await uploaded();
    await untilJobEnds(admin, (await ask(admin, 'process', { document_ids: [ready] })).body.id);
    const { status, body } = await ask(admin, 'embed-chunks', { document_ids: [ready], batch_size: 10 });
    expect(status).toBe(202);
    expect((await untilJobEnds(admin, body.id)).status).toBe('completed');
    const early = await ask(admin, 'embed-chunks', { document_ids: [await uploaded()] });
    expect(early.status).toBe(409);
    expect(early.body.detail).toMatch(/is not processed yet/);
  });

  it.each([
    ['process', { document_ids: [] }, 'document_ids', 'Choose at least one document'],
    ['process', { document_ids: ['x'] }, 'document_ids.0', expect.any(String)],
    ['embed-chunks', { document_ids: [NO_ID], batch_size: 0 }, 'batch_size', expect.any(String)],
    ['fetch', { company_ids: [] }, 'company_ids', 'Choose at least one company'],
    ['fetch', { company_ids: [NO_ID], years_back: 0 }, 'years_back', 'At least one year back'],
    [
      'fetch',
      { company_ids: [NO_ID], document_types: ['novel'] },
      'document_types.0',
      'is not a document type that can be fetched',
    ],
    ['fetch', { company_ids: [NO_ID], document_types: [] }, 'document_types', 'Choose at least one document type'],
  ])('refuses a wrong body of %s %j', async (path, body, field, message) => {
    const answer = await ask(admin, path, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]).toEqual({ path: field, message });
  });

  it('refuses a viewer, and documents and companies of another tenant', async () => {
    for (const [path, body] of [
      ['process', { document_ids: [documentId] }],
      ['embed-chunks', { document_ids: [documentId] }],
      ['fetch', { company_ids: [companyId] }],
    ] as const) {
      expect([path, (await ask(viewer, path, body)).status]).toEqual([path, 403]);
      expect([path, (await ask(stranger, path, body)).status]).toEqual([path, 404]);
    }
  });

  it(
    'fetches filings: processes those that exist and reports those that do not, company by company',
    { timeout: 170_000 },
    async () => {
      // A company of the bundled filings, and one that EDGAR does not know.
      const owner = await newUser();
      const sample = await owner.request<{ id: string }>('POST', '/companies/', {
        ticker: 'KPWU',
        name: 'Kestrel Point Water Utilities Corporation',
        cik: '9901103',
        entity_type: 'CORPORATION',
      });
      const unknown = await owner.request<{ id: string; name: string }>('POST', '/companies/', someCompany());
      const { status, body } = await ask(owner, 'fetch', {
        company_ids: [sample.body.id, unknown.body.id],
        years_back: 3,
        document_types: ['proxy'],
      });
      expect(status).toBe(202);
      const job = await untilJobEnds(owner, body.id, 160_000);
      expect(job.status).toBe('completed');
      const { filings } = job.result as { filings: { company_id: string; outcome: string; message: string }[] };
      const outcomes = filings.filter(({ company_id: id }) => id === sample.body.id).map(({ outcome }) => outcome);
      expect(outcomes.length).toBeGreaterThan(0);
      expect(outcomes.filter((outcome) => outcome !== 'processed' && outcome !== 'already_there')).toEqual([]);
      expect(filings.find(({ company_id: id }) => id === unknown.body.id)).toMatchObject({
        outcome: expect.stringMatching(/^(not_found|failed)$/),
        message: expect.stringContaining(unknown.body.name),
      });
      const { body: company } = await owner.request<{ ready_for_queries: number; is_fetching: boolean }>(
        'GET',
        `/companies/${sample.body.id}`,
      );
      expect(company.ready_for_queries).toBeGreaterThan(0);
      expect(company.is_fetching).toBe(false);
    },
  );

  it('lists jobs by kind and status, and reads one', async () => {
    const { body } = await ask(admin, 'process', { document_ids: [await uploaded()] });
    await untilJobEnds(admin, body.id);
    const { body: page } = await viewer.request<{ jobs: JobBody[]; total: number; page: number; size: number }>(
      'GET',
      '/processing/jobs?kind=process-documents&status=completed&size=1',
    );
    expect(page).toMatchObject({
      page: 1,
      size: 1,
      jobs: [{ id: body.id, kind: 'process-documents', status: 'completed' }],
    });
    expect(page.total).toBeGreaterThanOrEqual(1);
    expect((await viewer.request('GET', '/processing/jobs?status=lost')).status).toBe(422);
    expect((await stranger.request('GET', `/processing/jobs/${body.id}`)).status).toBe(404);
    expect((await admin.request('GET', `/processing/jobs/${NO_ID}`)).body).toMatchObject({ detail: 'Job not found' });
  });

  it('cancels a job once; an ended one, a viewer and another tenant are refused', async () => {
    const { body } = await ask(admin, 'process', { document_ids: [documentId], force: true });
    expect((await viewer.request('POST', `/processing/jobs/${body.id}/cancel`)).status).toBe(403);
    expect((await stranger.request('POST', `/processing/jobs/${body.id}/cancel`)).status).toBe(404);
    const cancelled = await admin.request('POST', `/processing/jobs/${body.id}/cancel`);
    // The work may have been quicker.
    expect([200, 409]).toContain(cancelled.status);
    await untilJobEnds(admin, body.id);
    const late = await admin.request('POST', `/processing/jobs/${body.id}/cancel`);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ detail: 'This job has already ended.' });
    expect(
      (await admin.request<{ processing_status: string }>('GET', `/documents/${documentId}`)).body.processing_status,
    ).toBe('processed');
  });
});

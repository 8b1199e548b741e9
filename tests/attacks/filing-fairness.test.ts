import { beforeAll, describe, expect, it } from 'vitest';
import { buildPdf } from '@/lib/pdf/build-pdf.fixture';
import { PAY_RATIO, smallPdf } from '../api/files';
import { PROXY_PAGES } from '../api/report-workspace';
import { newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';

type Job = {
  id: string;
  status: string;
  progress: { done: number; total: number; message: string };
  result: { processed: number; already_there: number };
};
type Filing = {
  id: string;
  processing_status: string;
  failure_reason: string | null;
  warnings: { kind: string; page: number | null }[];
};

/** Far below what reading such filings took: minutes, with everybody's filings behind them. */
const LIMIT_MS = 60_000;

/** A banner of pages, each ten metres wide: everything on it is drawn, and no line needs to break. */
function banner(text: string, pageCount: number): File {
  const rows = Array.from({ length: 18 }, (_, row) => ({ text, at: [10, 4 + row * 5] as [number, number], size: 4 }));
  const bytes = Buffer.from(buildPdf(Array.from({ length: pageCount }, () => ({ items: rows })))).toString('latin1');
  return new File([Buffer.from(bytes.replaceAll('[0 0 612 792]', '[0 0 9999 99]'), 'latin1')], 'banner.pdf', {
    type: 'application/pdf',
  });
}

describe('no filing blocks the filings of others', () => {
  let attacker: ApiClient;
  let victim: ApiClient;
  const companies = new Map<ApiClient, string>();

  beforeAll(async () => {
    [attacker, victim] = await Promise.all([newUser(), newUser()]);
    for (const client of [attacker, victim])
      companies.set(client, (await client.request<{ id: string }>('POST', '/companies', someCompany())).body.id);
  });

  const upload = async (client: ApiClient, pages: readonly string[] | File) => {
    const sent = await client.upload<Filing>('/documents/', {
      file: pages instanceof File ? pages : smallPdf(pages),
      company_id: companies.get(client) ?? '',
      form_type: 'DEF 14A',
      process: 'false',
    });
    expect(sent.status).toBe(201);
    return sent.body.id;
  };
  const process = async (client: ApiClient, ids: string[], force = false) =>
    (await client.request<Job>('POST', '/processing/process', { document_ids: ids, force })).body.id;
  const filing = async (client: ApiClient, id: string) =>
    (await client.request<Filing>('GET', `/documents/${id}`)).body;

  it.each([
    ['words of thousands of letters', banner('auditor'.repeat(640), 20)],
    ['lines of thousands of words', banner('the chief executive officer of '.repeat(140), 20)],
  ])('%s are shortened, reported and read in time', { timeout: 150_000 }, async (_name, pages) => {
    const hostile = await upload(attacker, pages);
    const small = await upload(victim, [PAY_RATIO]);
    const attack = await process(attacker, [hostile]);
    const job = await process(victim, [small]);
    expect(await untilJobEnds(victim, job, LIMIT_MS)).toMatchObject({ status: 'completed', result: { processed: 1 } });
    expect((await untilJobEnds(attacker, attack, LIMIT_MS)).status).toBe('completed');
    const read = await filing(attacker, hostile);
    expect(read.processing_status).toBe('processed');
    expect(read.warnings.map(({ kind }) => kind)).toContain('cut_text');
  });

  it('a tenant with many filings does not delay one that has a single one', { timeout: 150_000 }, async () => {
    const many: string[] = [];
    for (let at = 0; at < 12; at += 1)
      many.push(
        await upload(
          attacker,
          Array.from({ length: 30 }, () => PROXY_PAGES[0] ?? ''),
        ),
      );
    const [all, other] = await Promise.all([newUser(), newUser()]).then(async (others) => {
      for (const client of others)
        companies.set(client, (await client.request<{ id: string }>('POST', '/companies', someCompany())).body.id);
      return others;
    });
    const flood = await process(attacker, many);
    const singles = await Promise.all(
      [victim, all, other].map(async (client) => ({
        client,
        job: await process(client, [await upload(client, [PAY_RATIO])]),
      })),
    );
    for (const { client, job } of singles) expect((await untilJobEnds(client, job, LIMIT_MS)).status).toBe('completed');
    const { body } = await attacker.request<Job>('GET', `/processing/jobs/${flood}`);
    expect(body.progress.done).toBeLessThan(many.length);
    expect((await untilJobEnds(attacker, flood, 120_000)).status).toBe('completed');
  });

  it('reading is cancelled while it reads', { timeout: 150_000 }, async () => {
    const id = await upload(
      attacker,
      Array.from({ length: 900 }, () => PROXY_PAGES.join('\n').repeat(3)),
    );
    const job = await process(attacker, [id]);
    await expect
      .poll(async () => (await attacker.request<Job>('GET', `/processing/jobs/${job}`)).body.progress.message, {
        timeout: LIMIT_MS,
        interval: 50,
      })
      .toMatch(/reading|finding/);
    expect((await attacker.request('POST', `/processing/jobs/${job}/cancel`)).status).toBe(200);
    const askedAt = performance.now();
    expect((await untilJobEnds(attacker, job, 15_000)).status).toBe('cancelled');
    expect(performance.now() - askedAt).toBeLessThan(10_000);
    expect((await filing(attacker, id)).processing_status).toBe('downloaded');
  });

  it('a filing that is read again answers from its old pages meanwhile', { timeout: 150_000 }, async () => {
    const id = await upload(victim, [...PROXY_PAGES, ...Array.from({ length: 200 }, () => PROXY_PAGES[0] ?? '')]);
    await untilJobEnds(victim, await process(victim, [id]), LIMIT_MS);
    const job = await process(victim, [id], true);
    const statuses = await askWhile(victim, id, job);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(0);
  });

  it('shared filings stay answerable, and are not read again for a tenant', { timeout: 170_000 }, async () => {
    const ids: string[] = [];
    for (const client of [attacker, victim]) {
      const { body } = await client.request<{ id: string }>('POST', '/companies/', {
        ticker: 'KPWU',
        name: 'Kestrel Point Water Utilities Corporation',
        cik: '9901103',
        entity_type: 'CORPORATION',
      });
      const { body: job } = await client.request<Job>('POST', '/processing/fetch', {
        company_ids: [body.id],
        years_back: 3,
        document_types: ['proxy'],
      });
      expect((await untilJobEnds(client, job.id, 160_000)).status).toBe('completed');
      ids.push(
        ...(await client.request<{ id: string }[]>('GET', `/documents?company_id=${body.id}`)).body.map(({ id }) => id),
      );
    }
    const [shared = ''] = ids;
    expect(new Set(ids).size).toBe(ids.length / 2);
    const job = await process(attacker, [shared], true);
    const statuses = await askWhile(victim, shared, job, attacker);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect((await attacker.request<Job>('GET', `/processing/jobs/${job}`)).body.result).toMatchObject({
      processed: 0,
      already_there: 1,
    });
    const embedded = await attacker.request<Job>('POST', '/processing/embed-chunks', { document_ids: [shared] });
    expect(await untilJobEnds(attacker, embedded.body.id, LIMIT_MS)).toMatchObject({
      status: 'completed',
      result: { embedded_chunks: 0 },
    });
  });

  /** Asks the document a question again and again until the job has ended. */
  async function askWhile(client: ApiClient, documentId: string, job: string, owner = client): Promise<number[]> {
    const ended = untilJobEnds(owner, job, LIMIT_MS);
    const statuses: number[] = [];
    let isOver = false;
    void ended.finally(() => (isOver = true));
    do
      statuses.push(
        (await client.request('POST', '/queries', { query: 'What is the CEO pay ratio?', document_ids: [documentId] }))
          .status,
      );
    while (!isOver && statuses.length < 40);
    await ended;
    return statuses;
  }
});

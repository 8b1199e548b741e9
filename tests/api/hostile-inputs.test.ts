import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { baseUrl, newUser, someCompany, type ApiClient } from '../support/api-client';
import { FILING_ROWS, type FilingRow } from '../support/hostile/filing-rows';
import { IMPORT_ROWS, POLICY_ROWS } from '../support/hostile/import-rows';
import { REQUEST_ROWS } from '../support/hostile/request-rows';
import { watchMemory } from '../support/hostile/watch-memory';

const MAX_RSS_MB = 1536;
const isWatched = inject('productPid') > 0 && process.platform === 'linux';

type DocumentBody = { id: string; processing_status: string; failure_reason: string | null; detail?: string };

describe('hostile inputs', () => {
  let uploader: ApiClient;
  let importer: ApiClient;
  let companyId: string;
  let bystander: Bystander;
  let canary: Canary;
  let memory: ReturnType<typeof watchMemory> | undefined;
  const started = new Map<FilingRow, { status: number; body: DocumentBody }>();

  beforeAll(async () => {
    [uploader, importer] = await Promise.all([newUser(), newUser()]);
    companyId = (await uploader.request<{ id: string }>('POST', '/companies/', someCompany())).body.id;
    canary = await openCanary();
    bystander = watchOver(await newUser());
    if (isWatched) memory = watchMemory(inject('productPid'));
  });
  afterAll(async () => {
    bystander.stop();
    memory?.stop();
    await canary.close();
  });

  const upload = (row: FilingRow) =>
    uploader.upload<DocumentBody>('/documents/', {
      file: new File([row.make(canary.url)].flat(), row.fileName),
      company_id: companyId,
      form_type: 'DEF 14A',
      process: 'true',
    });
  const untilSettled = (id: string) =>
    expect
      .poll(async () => (await uploader.request<DocumentBody>('GET', `/documents/${id}`)).body, {
        timeout: 100_000,
        interval: 150,
      })
      .toMatchObject({ processing_status: expect.stringMatching(/^(processed|failed)$/) });

  async function check(row: FilingRow, { status, body }: { status: number; body: DocumentBody }): Promise<void> {
    if (typeof row.outcome === 'object' && 'status' in row.outcome) {
      expect({ status, detail: body.detail }).toEqual({ status: row.outcome.status, detail: row.outcome.detail });
      return;
    }
    expect(status, body.detail).toBe(201);
    await untilSettled(body.id);
    const settled = (await uploader.request<DocumentBody>('GET', `/documents/${body.id}`)).body;
    if (row.outcome === 'processed')
      expect(settled).toMatchObject({ processing_status: 'processed', failure_reason: null });
    else
      expect(settled).toMatchObject({
        processing_status: 'failed',
        failure_reason: expect.stringMatching(row.outcome.failed),
      });
  }

  describe('requests', () => {
    it.each(REQUEST_ROWS)('$name', async ({ send, status, text }) => {
      const answer = await send({ baseUrl: baseUrl(), client: importer, companyId });
      expect([status].flat(), answer.text.slice(0, 300)).toContain(answer.status);
      if (text) expect(answer.text).toMatch(text);
      expectNothingOfTheInside(answer.text, answer.headers);
    });
  });

  describe('lists of companies', () => {
    it.each(IMPORT_ROWS)('$name', async ({ fileName, make, status, text }) => {
      const answer = await importer.upload('/companies/bulk-import', { file: new File([make()], fileName) });
      expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(status);
      expect(JSON.stringify(answer.body)).toMatch(text);
    });
  });

  describe('voting policies', () => {
    let path: string;
    beforeAll(async () => {
      const query = {
        id: 'custom_1',
        text: 'What is the CEO pay ratio?',
        category: 'compensation',
        expected_sources: ['proxy_statement'],
        flags: [],
        citation_required: true,
      };
      const template = await importer.request<{ id: string }>('POST', '/reports/templates', {
        name: 'Hostile',
        queries: [query],
      });
      path = `/reports/templates/${template.body.id}/flags/extract`;
    });

    it.each(POLICY_ROWS)('$name', async ({ fileName, make, status, text }) => {
      const answer = await importer.upload(path, { file: new File([make()], fileName) });
      expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(status);
      expect(JSON.stringify(answer.body)).toMatch(text);
    });
  });

  describe('filings', () => {
    // The worker takes them one after the other while the tests wait for each.
    beforeAll(async () => {
      for (const row of FILING_ROWS.filter(({ isHeavy }) => !isHeavy)) started.set(row, await upload(row));
    }, 120_000);

    it.each(FILING_ROWS.filter(({ isHeavy }) => !isHeavy))(
      '$name',
      async (row) => {
        const answer = started.get(row);
        if (!answer) throw new Error('was not uploaded');
        await check(row, answer);
      },
      120_000,
    );

    it.each(FILING_ROWS.filter(({ isHeavy }) => isHeavy))(
      '$name, alone',
      async (row) => check(row, await upload(row)),
      120_000,
    );

    it('cause no outgoing request of the server', () => {
      expect(canary.asked).toEqual([]);
    });
  });

  it('do not keep another tenant from its answers', () => {
    const { answered, refused } = bystander.stop();
    expect(refused).toEqual([]);
    expect(answered).toBeGreaterThan(10);
  });

  const unwatched = isWatched ? '' : ' (SKIPPED: only a product that this run starts is watched, and only on Linux)';
  it.skipIf(!isWatched)(`kept every process below ${MAX_RSS_MB} MB${unwatched}`, () => {
    const peaks = memory?.stop() ?? [];
    console.warn(
      `peaks of memory: ${peaks
        .slice(0, 4)
        .map(
          ({ rssMb, command }) =>
            `${rssMb} MB ` +
            `${/worker\.ts|next-server|chrom\w+|embedded[\w/.-]*|start\.ts/.exec(command)?.[0] ?? command.slice(-40)}`,
        )
        .join('; ')}`,
    );
    expect(peaks.length).toBeGreaterThan(2);
    expect(peaks.filter(({ rssMb }) => rssMb > MAX_RSS_MB)).toEqual([]);
  });
});

/** Neither stacks nor paths, statements nor versions. */
function expectNothingOfTheInside(text: string, headers: Headers): void {
  if (!text.startsWith('<!DOCTYPE'))
    expect(text).not.toMatch(/node_modules|\bat \w+ \(|Failed query|select .* from|ECONN|PostgresError/i);
  expect(headers.get('x-powered-by')).toBeNull();
}

type Canary = { url: string; asked: string[]; close(): Promise<void> };

async function openCanary(): Promise<Canary> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type Bystander = { stop(): { answered: number; refused: number[] } };

/** A person of another tenant who continues to work. */
function watchOver(client: ApiClient): Bystander {
  const refused: number[] = [];
  let answered = 0;
  let isOver = false;
  void (async () => {
    while (!isOver) {
      const { status } = await client.request('GET', '/companies/').catch(() => ({ status: 0 }));
      if (status === 200) answered += 1;
      else if (!isOver) refused.push(status);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  return {
    stop() {
      isOver = true;
      return { answered, refused };
    },
  };
}

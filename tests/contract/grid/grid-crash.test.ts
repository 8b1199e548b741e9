import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { count, eq, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { documentPages, documents, facts, gridCells, gridWork } from '@/db/schema/index';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { createGrid } from '@/lib/grid/change-grids';
import { requestRun } from '@/lib/grid/run/request-run';
import { createGridInput } from '@/lib/grid/schema';
import { processDocument } from '@/lib/processing/read/process-document';
import { smallPdf } from '@/tests/api/files';
import { openJobsDatabase, passHeartbeats, readJobRow } from '@/tests/support/databases/jobs-database';
import { PROXY } from '@/tests/support/proxy-pages';
import { addCompany, someTenant } from '@/tests/support/subscriptions-fixture';
import { testProcess } from '@/tests/support/processes/process-file';

const gridProcess = testProcess('grid-worker');

const ROWS = 60;
const KEYS = ['ceo_pay_ratio', 'ceo_total_pay', 'median_employee_pay', 'meeting_date', 'record_date', 'poison_pill'];
const WAIT = { timeout: 120_000, interval: 50 };

describe('a run whose workers are killed', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  let worker: ChildProcess | undefined;
  beforeAll(async () => {
    fixture = await openJobsDatabase();
  });
  afterAll(async () => {
    worker?.kill('SIGKILL');
    await fixture.close();
  });

  const startWorker = async () => {
    worker = fork(gridProcess.file, {
      execArgv: gridProcess.execArgv,
      env: { ...process.env, LOG_LEVEL: 'silent' },
    });
    await once(worker, 'message');
  };
  const stored = async (gridId: string) =>
    (await database().select({ value: count() }).from(gridCells).where(eq(gridCells.gridId, gridId)))[0]?.value ?? 0;

  it('loses no cell and computes none twice', { timeout: 400_000 }, async () => {
    const ctx = someTenant();
    const companyId = await addCompany(ctx);
    const rows = await manyFilings(ctx, companyId);
    const grid = await createGrid(
      ctx,
      createGridInput.parse({ name: 'Killed', rows, columns: KEYS.map((key) => ({ kind: 'fact', key })) }),
    );
    await startWorker();
    const job = await requestRun(ctx, grid.id, { only: 'missing' });
    expect(job.progress.total).toBe(ROWS * KEYS.length);
    for (const share of [0.15, 0.4, 0.65]) {
      await expect.poll(() => stored(grid.id), WAIT).toBeGreaterThan(ROWS * KEYS.length * share);
      const gone = once(worker as ChildProcess, 'exit');
      worker?.kill('SIGKILL');
      await gone;
      await passHeartbeats();
      expect(await stored(grid.id)).toBeLessThan(ROWS * KEYS.length);
      await startWorker();
    }
    await expect.poll(async () => (await readJobRow(job.id)).status, WAIT).toBe('completed');
    const [tally] = await database()
      .select({ cells: count(), most: max(gridCells.timesComputed) })
      .from(gridCells)
      .where(eq(gridCells.gridId, grid.id));
    expect(tally).toEqual({ cells: ROWS * KEYS.length, most: 1 });
    expect(await database().select().from(gridWork)).toEqual([]);
  });
});

/** One filing that was read, and copies of it with its pages and facts. */
async function manyFilings(ctx: ReturnType<typeof someTenant>, companyId: string) {
  const { id } = await uploadDocument(
    ctx,
    uploadDocumentForm.parse({
      file: smallPdf(PROXY),
      company_id: companyId,
      form_type: 'DEF 14A',
      fiscal_year: '2026',
    }),
  );
  await processDocument(id, {
    claimant: 'test',
    isForced: false,
    signal: AbortSignal.timeout(60_000),
    report: async () => undefined,
  });
  const db = database();
  const [source] = await db.select().from(documents).where(eq(documents.id, id));
  if (!source) throw new Error('The filing is gone.');
  const pages = await db.select().from(documentPages).where(eq(documentPages.documentId, id));
  const read = await db.select().from(facts).where(eq(facts.documentId, id));
  const ids = Array.from({ length: ROWS }, () => crypto.randomUUID());
  await db
    .insert(documents)
    .values(ids.map((copy, index) => ({ ...source, id: copy, sha256: `${index}`.padStart(64, '0') })));
  await db.insert(documentPages).values(ids.flatMap((documentId) => pages.map((page) => ({ ...page, documentId }))));
  await db
    .insert(facts)
    .values(ids.flatMap((documentId) => read.map(({ id: _id, ...fact }) => ({ ...fact, documentId }))));
  return ids.map((document_id) => ({ document_id }));
}

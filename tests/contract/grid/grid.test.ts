import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { documents, gridCells, gridWork, jobs } from '@/db/schema/index';
import type { Context } from '@/lib/context';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { readCells } from '@/lib/grid/cells/read-cells';
import { createGrid, updateGrid } from '@/lib/grid/change-grids';
import { exportGrid } from '@/lib/grid/export/export-grid';
import { getGrid } from '@/lib/grid/read-grids';
import { estimateRun } from '@/lib/grid/run/estimate-run';
import { requestRun } from '@/lib/grid/run/request-run';
import { createGridInput, updateGridInput } from '@/lib/grid/schema';
import { cellsQuery, runGridInput, type GridCell } from '@/lib/grid/schema-cells';
import { runGrid } from '@/lib/jobs/definitions/run-grid';
import { processDocument } from '@/lib/processing/read/process-document';
import { cancelJob } from '@/lib/jobs/rows/read-jobs';
import { smallPdf } from '@/tests/api/files';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { PROXY } from '@/tests/support/proxy-pages';
import { addCompany, someTenant } from '@/tests/support/subscriptions-fixture';

const signal = new AbortController().signal;
const COLUMNS = [
  { kind: 'fact', key: 'ceo_pay_ratio', limit: { operator: 'above', value: 200 } },
  { kind: 'fact', key: 'poison_pill' },
  { kind: 'flag', text: 'CEO pay ratio above 300:1' },
  { kind: 'question', text: 'What is the CEO pay ratio?', heading: 'Ratio, asked' },
  { kind: 'measure', key: 'gross_margin' },
];

describe('a grid', { timeout: 180_000 }, () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  beforeAll(async () => {
    fixture = await openJobsDatabase();
  });
  afterAll(() => fixture.close());

  const file = async (ctx: Context, companyId: string, fiscalYear: number, ratio = '210') => {
    const pay = (Number(ratio) * 9_000).toLocaleString('en-US');
    const pages = PROXY.map((page) => page.replace('210 to 1', `${ratio} to 1`).replace('1,890,000', pay));
    const { id } = await uploadDocument(
      ctx,
      uploadDocumentForm.parse({
        file: smallPdf(pages),
        company_id: companyId,
        form_type: 'DEF 14A',
        fiscal_year: String(fiscalYear),
        filing_date: `${fiscalYear + 1}-03-26`,
      }),
    );
    await processDocument(id, { claimant: 'test', isForced: false, signal, report: async () => undefined });
    return id;
  };
  const start = async (ctx: Context, gridId: string, only: unknown = 'missing') => {
    const job = await requestRun(ctx, gridId, runGridInput.parse({ only }));
    await runGrid.run({ jobId: job.id }, { signal, runId: 'run', attempt: 1, isLastAttempt: false });
    const [row] = await database().select().from(jobs).where(eq(jobs.id, job.id));
    expect(row?.error).toBeNull();
    return row;
  };
  const read = (ctx: Context, gridId: string, query: Record<string, string> = {}) =>
    readCells(ctx, gridId, cellsQuery.parse(query));
  const make = (ctx: Context, input: Record<string, unknown>) =>
    createGrid(ctx, createGridInput.parse({ name: 'Season', ...input }));

  it('answers each kind of column with its evidence, and computes nothing twice', async () => {
    const ctx = someTenant();
    const [companyId, empty] = [await addCompany(ctx), await addCompany(ctx)];
    const documentId = await file(ctx, companyId, 2026);
    const grid = await make(ctx, { rows: [{ company_id: companyId }, { company_id: empty }], columns: COLUMNS });
    expect(grid.rows.map(({ document_id }) => document_id)).toEqual([documentId, null]);
    expect(await estimateRun(ctx, grid.id, 'missing')).toMatchObject({ cells: 4, tokens: null, has_model: false });

    const job = await start(ctx, grid.id);
    expect(job).toMatchObject({ status: 'completed', progressTotal: 4, result: { cells: 4 } });
    const { cells, counts } = await read(ctx, grid.id);
    const [ratio, pill, flag, asked, margin] = cells as [GridCell, GridCell, GridCell, GridCell, GridCell];
    expect(ratio).toMatchObject({
      state: 'answered',
      value: 210,
      unit: 'ratio',
      breaks_flag: true,
      is_outdated: false,
      document_id: documentId,
    });
    expect(ratio.sources[0]).toMatchObject({ page_number: 3, quote_verified: true, document_id: documentId });
    expect(ratio.sources[0]?.bounding_boxes.length).toBeGreaterThan(0);
    expect(pill).toMatchObject({ state: 'not_stated', value: null, breaks_flag: null });
    expect(flag).toMatchObject({ state: 'answered', value: false, breaks_flag: false });
    expect(asked).toMatchObject({ state: 'answered', value: 210, unit: 'ratio', engine: 'extractive' });
    expect(margin).toMatchObject({ state: 'not_run', reason: 'no 10-K processed' });
    expect(counts).toMatchObject({ total: 10, answered: 3, not_stated: 1, not_run: 6, breaks_flag: 1 });

    const one = { rows: flag.row_id, columns: flag.column_id };
    expect(await read(ctx, grid.id, one)).toMatchObject({ cells: [flag], counts });
    const { cells: ofTable } = await read(ctx, grid.id, { detail: 'page' });
    expect(ofTable[0]?.sources).toMatchObject([{ page_number: 3, document_id: documentId, bounding_boxes: [] }]);

    expect(await start(ctx, grid.id)).toMatchObject({ progressTotal: 0 });
    await start(ctx, grid.id, [{ row_id: ratio.row_id, column_id: ratio.column_id }]);
    const times = await database()
      .select({ columnId: gridCells.columnId, times: gridCells.timesComputed })
      .from(gridCells)
      .where(eq(gridCells.gridId, grid.id));
    expect(times.map(({ columnId, times: count }) => count === (columnId === ratio.column_id ? 2 : 1))).toEqual(
      times.map(() => true),
    );

    const csv = new TextDecoder().decode((await exportGrid(ctx, grid.id, 'csv')).bytes);
    expect(csv.split('\r\n')[1]).toContain('"210","Not found","Clear: 210:1","210"');
    const json = JSON.parse(new TextDecoder().decode((await exportGrid(ctx, grid.id, 'json')).bytes)) as {
      cells: GridCell[];
    };
    expect(json.cells[0]?.sources[0]?.excerpt).toContain('210 to 1');
  });

  it('marks a row with a newer filing, keeps its old cells, and runs them again', async () => {
    const ctx = someTenant();
    const companyId = await addCompany(ctx);
    await file(ctx, companyId, 2025, '190');
    const grid = await make(ctx, { rows: [{ company_id: companyId }], columns: COLUMNS.slice(0, 1) });
    await start(ctx, grid.id);
    const newer = await file(ctx, companyId, 2026, '230');
    const [row] = (await getGrid(ctx, grid.id)).rows;
    expect(row).toMatchObject({ document_id: newer, has_newer_filing: true });
    const before = await read(ctx, grid.id);
    expect(before.cells[0]).toMatchObject({ value: 190, is_outdated: true });
    expect(before.counts.outdated).toBe(1);
    await start(ctx, grid.id);
    expect((await read(ctx, grid.id)).cells[0]).toMatchObject({ value: 230, document_id: newer, is_outdated: false });
    expect((await getGrid(ctx, grid.id)).rows[0]?.has_newer_filing).toBe(false);

    // The filing of a year stays that of the year.
    const ofYear = await make(ctx, {
      rows: [{ company_id: companyId, fiscal_year: 2025 }],
      columns: COLUMNS.slice(0, 1),
    });
    await start(ctx, ofYear.id);
    expect((await read(ctx, ofYear.id)).cells[0]).toMatchObject({ value: 190 });
  });

  it('takes over what another grid has computed alike', async () => {
    const ctx = someTenant();
    const companyId = await addCompany(ctx);
    await file(ctx, companyId, 2026);
    const input = { rows: [{ company_id: companyId }], columns: COLUMNS.slice(0, 2) };
    const first = await make(ctx, { ...input, visibility: 'organization' });
    await start(ctx, first.id);
    const second = await make(ctx, input);
    expect(await start(ctx, second.id)).toMatchObject({ progressTotal: 0 });
    expect((await read(ctx, second.id)).cells[0]).toMatchObject({ value: 210, is_outdated: false });

    // A personal grid of another person is not used.
    const colleague = { ...ctx, userId: crypto.randomUUID() };
    const own = await make(colleague, { ...input, columns: COLUMNS.slice(2, 3) });
    await start(colleague, own.id);
    const third = await updateGrid(ctx, second.id, updateGridInput.parse({ add_columns: COLUMNS.slice(2, 3) }));
    expect(third.columns).toHaveLength(3);
    expect(await start(ctx, second.id)).toMatchObject({ progressTotal: 1 });
    await expect(getGrid(ctx, own.id)).rejects.toThrow('Grid not found');
  });

  it('frees the cells of a run that was cancelled', async () => {
    const ctx = someTenant();
    const companyId = await addCompany(ctx);
    await file(ctx, companyId, 2026);
    const grid = await make(ctx, { rows: [{ company_id: companyId }], columns: COLUMNS.slice(0, 2) });
    const job = await requestRun(ctx, grid.id, { only: 'missing' });
    expect((await read(ctx, grid.id)).cells[0]).toMatchObject({ state: 'not_run', reason: 'waiting' });
    await cancelJob(ctx, job.id);
    await runGrid.run({ jobId: job.id }, { signal, runId: 'run', attempt: 1, isLastAttempt: false });
    expect(await database().select().from(gridWork).where(eq(gridWork.gridId, grid.id))).toEqual([]);
    expect(await start(ctx, grid.id)).toMatchObject({ status: 'completed', progressTotal: 2 });
  });

  it('deletes the cells of a filing that was deleted', async () => {
    const ctx = someTenant();
    const companyId = await addCompany(ctx);
    const documentId = await file(ctx, companyId, 2026);
    const grid = await make(ctx, { rows: [{ document_id: documentId }], columns: COLUMNS.slice(0, 1) });
    await start(ctx, grid.id);
    await database()
      .delete(documents)
      .where(and(eq(documents.id, documentId), eq(documents.tenantId, ctx.tenantId)));
    expect((await getGrid(ctx, grid.id)).rows).toEqual([]);
    expect((await read(ctx, grid.id)).cells).toEqual([]);
  });
});

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/db/client';
import { jobs } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import { auditImport, importRows, ROWS_PER_BATCH, summarize } from '@/lib/companies/import/import-rows';
import type { parseImport } from '@/lib/companies/import/parse-import';
import {
  importRowResultSchema,
  type ImportResult,
  type ImportRow,
  type ImportRowResult,
} from '@/lib/companies/schema-import';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { runInChild } from '@/lib/child-process/run-in-child';
import { requestJob } from '@/lib/jobs/rows/request-job';
import { importCompaniesJob } from './job-inputs';
import type { JobRun } from './read/run-process-documents';
import type { Job } from '@/lib/jobs/rows/schema';

/** Files with at most this many rows are imported while the caller waits. */
const INLINE_ROWS = 500;

/** A list of 20,000 companies takes two seconds to read; the deadline is shorter than the caller's. */
const READING = {
  module: 'lib/companies/import/parse-import.ts',
  name: 'parseImport',
  pool: 'requests',
  timeoutMs: 20_000,
  subject: 'This file',
} as const;

const partialSchema = z.object({ results: z.array(importRowResultSchema) }).nullable();

/** Imports a small file at once; a large one becomes a job whose result has the same format. */
export async function requestImport(ctx: Context, file: File): Promise<{ result: ImportResult } | { job: Job }> {
  const rows = await runInChild<typeof parseImport>(READING, new Uint8Array(await file.arrayBuffer()), file.name);
  if (rows.length > INLINE_ROWS) {
    const job = await database().transaction(async (tx) => {
      const requested = await requestJob(
        tx,
        ctx,
        importCompaniesJob,
        { rows },
        { total: rows.length, message: 'Waiting to start' },
      );
      await recordAudit(tx, ctx, {
        action: 'company.import.request',
        subjectType: 'job',
        subjectId: requested.id,
        details: { file: file.name, rows: rows.length },
      });
      return requested;
    });
    return { job };
  }
  const result = await database().transaction(async (tx) => {
    const summary = summarize(await importRows(tx, ctx, rows, new Map()));
    await auditImport(tx, ctx, summary);
    return summary;
  });
  return { result };
}

/**
 * Imports batch by batch. Each batch and the outcome of its rows are committed together, so a killed worker continues
 * where it stopped.
 */
export async function runImportCompanies(
  ctx: Pick<Context, 'tenantId' | 'userId'>,
  { rows }: z.output<typeof importCompaniesJob.input>,
  run: JobRun,
): Promise<ImportResult> {
  const db = database();
  const [job] = await db.select({ result: jobs.result }).from(jobs).where(eq(jobs.id, run.jobId));
  if (!job) throw new AppError('not_found', 'The import was deleted.');
  const results: ImportRowResult[] = [...(partialSchema.parse(job.result)?.results ?? [])];
  const seen = seenIn(rows, results);
  while (results.length < rows.length) {
    run.signal.throwIfAborted();
    const batch = rows.slice(results.length, results.length + ROWS_PER_BATCH);
    await db.transaction(async (tx) => {
      results.push(...(await importRows(tx, ctx, batch, seen)));
      await tx.update(jobs).set({ result: { results } }).where(eq(jobs.id, run.jobId));
      // In the transaction of the last batch, so that a worker killed directly after it cannot write a second record.
      if (results.length === rows.length) await auditImport(tx, ctx, summarize(results));
    });
    await run.progress(results.length, rows.length, `${results.length} of ${rows.length} rows`);
  }
  return summarize(results);
}

/** The first row of every CIK among the completed rows. */
function seenIn(rows: readonly ImportRow[], done: readonly ImportRowResult[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const [index, result] of done.entries()) {
    const cik = rows[index]?.cik.replace(/\D/g, '').padStart(10, '0');
    if (cik && result.status !== 'error' && !seen.has(cik)) seen.set(cik, result.row);
  }
  return seen;
}

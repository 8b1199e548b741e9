import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { generateDefaultReport } from '@/bench/generate-default-report';
import { loadGold, type GoldCase } from '@/bench/gold-cases';
import { ingestFolder } from '@/bench/ingest-folder';
import { startThrowawayDatabase } from '@/bench/throwaway-database';
import { database } from '@/db/client';
import { documents } from '@/db/schema';

/** What the product promises on two cores for forty queries over three filings of a hundred pages. */
const PROMISED_MS = 20_000;
const PROMISED_OF_IDEAL = 1.3;
export const MODEL_MS = 800;
const PARALLEL = 8;

export type ModelTimes = {
  calls: number;
  mostAtOnce: number;
  /** In a process that was just started. */ firstMs: number;
  ms: number;
  queries: number;
};

/**
 * Times a default report over the three longest filings of a folder, without a model and with one that takes its time.
 */
export async function benchReports(folder: string): Promise<void> {
  const throwaway = await startThrowawayDatabase();
  try {
    const { installQueues } = await import('@/lib/jobs/pg-boss/install');
    await installQueues(process.env.DATABASE_URL ?? '');
    const documentIds = (await ingestFolder(folder, threeLongest(loadGold(folder)), new Map())).map(
      (file) => file.documentId,
    );
    await timeReports(documentIds);
  } finally {
    await throwaway.stop();
  }
}

/** Prints both figures for documents that are Ready in this process's database. */
export async function timeReports(documentIds: readonly string[]): Promise<void> {
  const rows = await database()
    .select({ pages: documents.pageCount })
    .from(documents)
    .where(inArray(documents.id, [...documentIds]));
  const load = () =>
    `load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`;
  console.log(`Report of the built-in template over filings of ${rows.map((row) => row.pages).join(', ')} pages`);
  const { report, ms } = await generateDefaultReport(documentIds);
  console.log(
    `${report.results.query_results.length} queries without a model`.padEnd(58),
    `${ms.toFixed(0).padStart(7)} ms   ${(ms / PROMISED_MS).toFixed(2)} of the ${PROMISED_MS} ms promised (${load()})`,
  );
  const model = await withModel(documentIds);
  const queryMs = Math.ceil(model.queries / PARALLEL) * MODEL_MS;
  // The executive summary is one more call that waits for all answers.
  const idealMs = queryMs + (model.calls - model.queries) * MODEL_MS;
  console.log(
    `${model.queries} queries and the summary, a model of ${MODEL_MS} ms, ${model.mostAtOnce} calls at once`.padEnd(58),
    `${model.ms.toFixed(0).padStart(7)} ms   ${(model.ms / idealMs).toFixed(2)} of the ideal ${idealMs} ms, ` +
      `${PROMISED_OF_IDEAL} promised (${load()})`,
  );
  console.log(
    'the same, first report of a new process'.padEnd(58),
    `${model.firstMs.toFixed(0).padStart(7)} ms   ${(model.firstMs / idealMs).toFixed(2)} of the ideal`,
  );
}

/** In a process of its own: the engine is chosen by the environment, once. */
async function withModel(documentIds: readonly string[]): Promise<ModelTimes> {
  const child = fork(path.join(import.meta.dirname, 'model-report.ts'), [...documentIds], {
    execArgv: ['--import', 'tsx'],
  });
  try {
    const [times] = (await once(child, 'message')) as [ModelTimes];
    return times;
  } finally {
    // Its connection to the queue would keep it, and who waits for the output of both, for ever.
    child.kill();
  }
}

/** As filings of one company. */
function threeLongest(gold: readonly GoldCase[]): GoldCase[] {
  const pages = (file: string) => Math.max(...gold.filter((one) => one.file === file).flatMap((one) => one.goldPages));
  const longest = [...new Set(gold.map((one) => one.file))].toSorted((a, b) => pages(b) - pages(a)).slice(0, 3);
  return gold.filter((one) => longest.includes(one.file)).map((one) => ({ ...one, company: 'Three Filings' }));
}

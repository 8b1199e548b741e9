/**
 * A grid on many filings without a model: `tsx bench/grid.ts --rows 500`. The sample filings are read once
 * and stored many times over, each copy with its own pages, passages, facts and figures; the product's own worker runs
 * the grid. Prints cells, seconds and memory; with `--kills 3` the worker is killed on the way, and no cell may be lost
 * or computed twice.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startThrowawayDatabase } from './throwaway-database';
import { testProcess } from '@/tests/support/processes/process-file';

const gridProcess = testProcess('grid-worker');

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '500' },
    /** Each restarts the worker, with the memory of a new process. */
    kills: { type: 'string', default: '0' },
    /** Columns that are questions; the others are facts, figures and flags. */
    questions: { type: 'string', default: '6' },
  },
});
const [ROWS, KILLS, QUESTIONS] = [Number(values.rows), Number(values.kills), Number(values.questions)];

const FACTS = [
  'ceo_pay_ratio',
  'ceo_total_pay',
  'median_employee_pay',
  'board_independence',
  'board_women',
  'auditor_tenure',
  'say_on_pay_support',
  'clawback_policy',
  'meeting_date',
];
const OTHERS = [
  { kind: 'line_item', key: 'revenue' },
  { kind: 'measure', key: 'gross_margin' },
  { kind: 'measure', key: 'free_cash_flow' },
  { kind: 'flag', text: 'CEO pay ratio above 200:1' },
  { kind: 'flag', text: 'CEO and chair roles are combined' },
];
const ASKED = [
  'Which committee oversees artificial intelligence?',
  'What share of the equity awards vests on performance alone?',
  'Does the clawback policy go beyond what the rules require?',
  'How many meetings did the board hold?',
  'What is the retirement age of directors?',
  'Who is the independent auditor, and since when?',
  'What are the stock ownership guidelines for the CEO?',
  'May directors hedge or pledge the company’s stock?',
  'What vote is needed to elect a director?',
  'How do stockholders call a special meeting?',
];
const COLUMNS = 20;

process.env.LOG_LEVEL ??= 'silent';
const throwaway = await startThrowawayDatabase();
let worker: ChildProcess | undefined;
try {
  const { database } = await import('@/db/client');
  const { sql } = await import('drizzle-orm');
  const { readSamples, copyFilings } = await import('./grid-filings');
  const { createGrid } = await import('@/lib/grid/change-grids');
  const { createGridInput } = await import('@/lib/grid/schema');
  const { requestRun } = await import('@/lib/grid/run/request-run');

  console.log('reading the sample filings …');
  const ctx = await readSamples();
  console.log(`storing them for ${ROWS} companies …`);
  const companyIds = await copyFilings(ctx, ROWS);
  const questions = ASKED.slice(0, QUESTIONS).map((text) => ({ kind: 'question', text }));
  const others = [...FACTS.map((key) => ({ kind: 'fact', key })), ...OTHERS].slice(0, COLUMNS - questions.length);
  const grid = await createGrid(
    ctx,
    createGridInput.parse({
      name: 'Bench',
      rows: companyIds.map((company_id) => ({ company_id })),
      columns: [...others, ...questions],
    }),
  );
  console.log(`${grid.rows.length} rows × ${grid.columns.length} columns, ${questions.length} of them questions`);

  let mostKb = 0;
  const start = async () => {
    worker = fork(gridProcess.file, {
      execArgv: gridProcess.execArgv,
      env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL },
    });
    await once(worker, 'message');
  };
  const count = async (query: ReturnType<typeof sql>) => Number((await database().execute(query))[0]?.value ?? 0);
  const stored = () => count(sql`select count(*) as value from grid_cells where grid_id = ${grid.id}`);

  await start();
  const planAt = performance.now();
  const job = await requestRun(ctx, grid.id, { only: 'missing' });
  const total = job.progress.total;
  console.log(`planned ${total} cells in ${Math.round(performance.now() - planAt)} ms`);
  const startedAt = performance.now();
  let killed = 0;
  for (;;) {
    await delay(500);
    if (worker?.pid) mostKb = Math.max(mostKb, peakKb(worker.pid));
    const done = await stored();
    if (killed < KILLS && done > (total * (killed + 1)) / (KILLS + 1.5)) {
      const gone = once(worker as ChildProcess, 'exit');
      worker?.kill('SIGKILL');
      await gone;
      killed += 1;
      console.log(`killed the worker at ${done} cells, ${seconds(startedAt)} s`);
      await start();
    }
    if (
      await count(sql`select count(*) as value from jobs where id = ${job.id} and status not in ('pending', 'running')`)
    )
      break;
  }
  const took = seconds(startedAt);
  const twice = await count(
    sql`select count(*) as value from grid_cells where grid_id = ${grid.id} and times_computed > 1`,
  );
  const states = await database().execute<{ state: string; cells: number }>(
    sql`select state, count(*)::int as cells from grid_cells where grid_id = ${grid.id} group by state order by state`,
  );
  console.log(`${await stored()} of ${total} cells in ${took} s with ${killed} workers killed`);
  console.log(`computed twice: ${twice}; lost: ${total - (await stored())}`);
  console.log(`states: ${[...states].map(({ state, cells }) => `${state} ${cells}`).join(', ')}`);
  console.log(`most memory of a worker: ${Math.round(mostKb / 1024)} MB`);

  const { measureReads } = await import('./grid-reads');
  await measureReads(ctx, grid.id);
  const { exportGrid } = await import('@/lib/grid/export/export-grid');
  const exportAt = performance.now();
  const file = await exportGrid(ctx, grid.id, 'xlsx');
  console.log(`workbook in ${Math.round(performance.now() - exportAt)} ms, ${(file.bytes.length / 1e6).toFixed(1)} MB`);
} finally {
  worker?.kill('SIGKILL');
  await throwaway.stop();
}
process.exit(0);

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000);
}

/** The most memory that a process has held, from the kernel; 0 where it does not say. */
function peakKb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

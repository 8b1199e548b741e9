import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** What the product promises on two cores, in milliseconds. */
const PROMISES = { ready: 20_000, question: 300, search: 50, changes: 3_000 } as const;
const REPEATS = 3;

const USAGE = `Usage: npm run bench -- [--data <folder of PDFs with a gold.jsonl>] [--reports | --busy | --flags \
[--split train|dev] [--json <file>]]
       npm run bench -- --load [--files]
       npm run bench -- --changes
       npm run bench -- --users [--people 200] [--minutes 5] [--companies 500]
       npm run bench -- --all
       npm run bench -- --search [--chunks 1000,10000,100000,1000000]
       npm run bench -- --crash [--kills 50] [--seed <number>]
Prints how long a filing of about 100 pages takes to become Ready, how long a question takes, and how long a report over
three filings takes, beside what is promised. --reports measures reports alone. --busy starts the product itself and
prints how much longer a question takes while four filings are processed. --flags judges typed flags of a default report
on every filing against gold.jsonl, with --split those of the labelled filings of ../shared/data/filings. --load prints
how much JavaScript the first load of each route takes, and with --files which files it is, and fails over a limit.
--changes compares filings of the folder with copies that have words planted and a section moved, in a process of its
own as the product does.
--users lets people work on many filings at once, on PostgreSQL 17, and says how long they wait.
--search asks over ever more chunks, on PostgreSQL 17, and writes the curve.
--crash kills web, worker and database at random moments under load and says what was lost or done twice.
--all does all of these in turn, for about 40 minutes, and writes one page of them.`;

const { values: args } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data/proxies' },
    reports: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
    flags: { type: 'boolean', default: false },
    split: { type: 'string' },
    changes: { type: 'boolean', default: false },
    users: { type: 'boolean', default: false },
    people: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '5' },
    companies: { type: 'string', default: '500' },
    all: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    chunks: { type: 'string', default: '1000,10000,100000,1000000' },
    crash: { type: 'boolean', default: false },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string' },
    load: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

function line(what: string, ms: number, promisedMs: number): string {
  return (
    `${what.padEnd(58)} ${ms.toFixed(0).padStart(7)} ms   ${(ms / promisedMs).toFixed(2)} of the ${promisedMs} ms ` +
    'promised'
  );
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function main(): Promise<void> {
  process.env.LOG_LEVEL ??= 'warn';
  if (args.flags && (args.split === 'train' || args.split === 'dev')) {
    const { benchLabelledFlags } = await import('@/bench/flags');
    return benchLabelledFlags(path.resolve('../shared/data'), args.split, args.json);
  }
  if (args.users && !args.help) {
    const { benchUsers, findPdf } = await import('@/bench/users/run');
    const isKept = await benchUsers({
      people: Number(args.people),
      minutes: Number(args.minutes),
      companies: Number(args.companies),
      longPdf: findPdf(path.resolve('../shared/data/filings'), 'Shopify'),
    });
    process.exitCode = isKept ? 0 : 1;
    return;
  }
  if (args.all && !args.help) {
    process.exitCode = (await (await import('@/bench/run-all')).benchAll()) ? 0 : 1;
    return;
  }
  if (args.search && !args.help)
    return (await import('@/bench/search/scale')).benchSearch(args.chunks.split(',').map(Number));
  if (args.crash && !args.help) {
    const { benchCrashes } = await import('@/bench/crash/run');
    const isWell = await benchCrashes(Number(args.kills), args.seed ? Number(args.seed) : Date.now() % 1_000_000);
    process.exitCode = isWell ? 0 : 1;
    return;
  }
  if (args.load && !args.help) {
    const isKept = await (await import('@/bench/first-load')).benchFirstLoad({ isDetailed: args.files });
    process.exitCode = isKept ? 0 : 1;
    return;
  }
  const folder = path.resolve(args.data);
  // It asks without a gold answer, so any folder of filings does.
  if (args.busy && !args.help)
    return (await import('@/bench/questions-while-processing')).benchQuestionsWhileProcessing(folder);
  if (args.help || !existsSync(path.join(folder, 'gold.jsonl'))) {
    console.log(args.help ? USAGE : `${folder} holds no gold.jsonl, so there is nothing to measure.\n\n${USAGE}`);
    return;
  }
  if (args.flags) return (await import('@/bench/flags')).benchFlags(folder, args.json);
  if (args.changes) {
    const { ms, pages } = await (await import('@/bench/changes/time')).timeChanges(folder);
    console.log(
      line(`Comparing two filings of ${pages} pages, for each 100 pages`, (100 * ms) / pages, PROMISES.changes),
    );
    return;
  }
  if (!args.reports) await benchFiling(folder);
  await (await import('@/bench/reports')).benchReports(folder);
}

async function benchFiling(folder: string): Promise<void> {
  const { loadGold } = await import('@/bench/gold-cases');
  const { startThrowawayDatabase } = await import('@/bench/throwaway-database');
  const throwaway = await startThrowawayDatabase();
  try {
    const { measureFiling } = await import('@/bench/measure-filing');
    const { pages, file, readyMs, popplerMs, searchMs, questionMs } = await measureFiling(
      folder,
      loadGold(folder),
      REPEATS,
    );
    console.log(`${file}, ${pages} pages, ${questionMs.length} questions without a model`);
    console.log(line(`Ready, for each 100 pages`, (readyMs / Math.max(1, pages)) * 100, PROMISES.ready));
    if (popplerMs !== null)
      console.log(
        `Ready, beside pdftotext -bbox-layout (${popplerMs.toFixed(0)} ms)`.padEnd(58),
        `${(readyMs / popplerMs).toFixed(1).padStart(7)} times as long`,
      );
    console.log(line('Search in one document, warm, median', quantile(searchMs, 0.5), PROMISES.search));
    console.log(line('Search in one document, warm, 95th percentile', quantile(searchMs, 0.95), PROMISES.search));
    console.log(line('Question and answer over one document, median', quantile(questionMs, 0.5), PROMISES.question));
    console.log(
      line('Question and answer over one document, 95th percentile', quantile(questionMs, 0.95), PROMISES.question),
    );
  } finally {
    await throwaway.stop();
  }
}

await main();
// The queue of the stopped database is asked for by timers that would keep the process.
process.exit();

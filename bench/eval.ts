import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SPLITS } from '@/bench/financials/split';
import { diffReports } from '@/bench/diff-reports';
import { loadGold, rewordCases, type GoldCase } from '@/bench/gold-cases';
import type { Settings } from '@/bench/measure-product';
import { renderReport, type Report, type Scope } from '@/bench/report';
import { readReport, writeReport } from '@/bench/report-file';

const USAGE = `Usage:
  npm run eval -- --data <folder> [--scope document|company|both] [--json out.json] [--no-answers] [--rewordings file]
  npm run eval -- --data <folder> --quick [--vectors] [--cache folder]
  npm run eval -- --data <folder> --ablate [--vectors] [--cache folder]
  npm run eval -- --data ../shared/data/xbrl      tagged figures: values, pages, the same read from tables, questions
  npm run eval -- --diff before.json after.json
  npm run eval -- --free train|dev|test      free questions of the labelled filings (bench/labels), in memory
  npm run eval -- --facts train|dev|test     their governance facts

--data        a folder of PDFs with a gold.jsonl, or of HTML filings with inline XBRL
--scope       what a question may see: its own document (default), every document of its company, or both in turn
--json        writes the full report there; with --scope both, <name>-document.json and <name>-company.json
--no-answers  measures search alone
--quick       measures search in memory, without a database; by words alone unless --vectors is given
--ablate      leaves every pattern, synonym and tag out in turn and prints what each earns
--cache       folder in which --quick and --ablate keep extractions and vectors
--rewordings  a .jsonl with other wordings by question id (default: every bench/rewordings/<folder name>*.jsonl)`;

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    scope: { type: 'string', default: 'document' },
    json: { type: 'string' },
    diff: { type: 'boolean', default: false },
    'no-answers': { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    vectors: { type: 'boolean', default: false },
    ablate: { type: 'boolean', default: false },
    cache: { type: 'string' },
    rewordings: { type: 'string' },
    free: { type: 'string' },
    facts: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const SCOPES: Readonly<Record<string, readonly Scope[]>> = {
  document: ['document'],
  company: ['company'],
  both: ['document', 'company'],
};

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** Refuses a wrong command, and says what a right one is. */
function fail(sentence: string): never {
  refuse(`${sentence}\n\n${USAGE}`);
}

/** The labelled filings, which are not part of the repository: beside it, in the folder that the scripts read too. */
const LABELLED = '../shared/data';

/** The commit measured, marked where the tree holds changes of its own. */
function commitOf(): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${
      git('status', '--porcelain', '--', 'lib', 'bench/*.ts') ? ' with changes' : ''
    }`;
  } catch {
    return 'unknown';
  }
}

/** Those of the labelled filings are scripts of their own, so that each can be run alone. */
function runScript(script: string, split: string): void {
  if (!['train', 'dev', 'test'].includes(split)) fail('The split is train, dev or test.');
  if (!existsSync(path.join(LABELLED, 'filings')))
    refuse(`There are no labelled filings in ${path.resolve(LABELLED)}.`);
  const file = path.join(import.meta.dirname, 'reading', script);
  execFileSync(process.execPath, ['--import', 'tsx', file, ...(script === 'ask.ts' ? ['free', split] : [split])], {
    stdio: 'inherit',
  });
}

/** Statements and calculations are measured by scripts of their own too. */
function runFinancials(script: string, ...words: string[]): void {
  const file = path.join(import.meta.dirname, 'financials', script);
  execFileSync(process.execPath, ['--import', 'tsx', file, ...words], { stdio: 'inherit' });
}

function casesOf(folder: string): GoldCase[] {
  const original = loadGold(folder);
  if (args.rewordings && !existsSync(args.rewordings)) fail(`There is no file ${args.rewordings}.`);
  const files = args.rewordings
    ? [args.rewordings]
    : globSync(path.join(import.meta.dirname, 'rewordings', `${path.basename(folder)}*.jsonl`)).sort();
  return [...original, ...files.flatMap((file) => rewordCases(original, file))];
}

function jsonName(file: string, scope: Scope, isOneOfTwo: boolean): string {
  return isOneOfTwo ? `${file.replace(/\.json$/, '')}-${scope}.json` : file;
}

async function main(): Promise<void> {
  process.env.LOG_LEVEL ??= 'warn';
  if (args.help) return void console.log(USAGE);
  if (args.diff) {
    const [before, after] = positionals;
    if (!before || !after) fail('--diff needs two reports.');
    return void console.log(diffReports(readReport(before), readReport(after)));
  }
  const [script, split] = args.free ? ['ask.ts', args.free] : ['facts.ts', args.facts];
  if (split) return runScript(script, split);
  if (!args.data) fail('--data is missing.');
  const scopes = SCOPES[args.scope];
  if (!scopes) fail('--scope is document, company or both.');
  const folder = path.resolve(args.data);
  if (!existsSync(folder)) refuse(`There is no folder ${folder}.`);
  // Filings with inline XBRL are their own labels.
  if (!existsSync(path.join(folder, 'gold.jsonl')) && globSync(path.join(folder, '*.html')).length > 0) {
    runFinancials('measure.ts');
    for (const each of SPLITS) runFinancials('tables.ts', each);
    for (const each of SPLITS) runFinancials('tagged-questions.ts', each);
    return;
  }
  const commit = commitOf();
  const settings: Settings = {
    folder,
    scopes,
    cases: casesOf(folder),
    withAnswers: !args['no-answers'],
    withVectors: args.vectors,
    cacheFolder: args.cache ?? null,
  };
  if (args.ablate) return void console.log(await (await import('@/bench/ablate')).ablate(settings));
  const measured = args.quick
    ? await (await import('@/bench/measure-quick')).measureQuick(settings)
    : await (await import('@/bench/measure-product')).measureProduct(settings);
  for (const one of measured) {
    const report: Report = { dataset: path.basename(folder), commit, ...one };
    console.log(`${renderReport(report)}\n`);
    if (args.json) writeReport(jsonName(args.json, one.scope, scopes.length > 1), report);
  }
  if (path.basename(folder) === 'financebench' && settings.withAnswers) {
    console.log('Questions answered from the figures of the statements');
    for (const each of SPLITS) runFinancials('questions.ts', each);
  }
}

await main();

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { diffReports } from '@/bench/diff-reports';
import { loadGold, rewordCases, type GoldCase } from '@/bench/gold';
import type { Settings } from '@/bench/measure-product';
import { renderReport, type Report } from '@/bench/report';

const USAGE = `Usage:
  npm run eval -- --data <folder> [--scope document|company] [--json out.json] [--no-answers] [--quick] [--rewordings file]
  npm run eval -- --diff before.json after.json

--data        a folder of PDFs with a gold.jsonl
--scope       what a question may see: its own document (default), or every document of its company
--json        writes the full report there
--no-answers  measures search alone
--quick       measures search in memory, without a database and without vectors; extractions are kept in --cache
--cache       folder for extractions of --quick
--rewordings  a .jsonl with other wordings by question id (default: bench/rewordings/<folder name>.jsonl)`;

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    scope: { type: 'string', default: 'document' },
    json: { type: 'string' },
    diff: { type: 'boolean', default: false },
    'no-answers': { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    cache: { type: 'string' },
    rewordings: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${USAGE}`);
  process.exit(2);
}

function commitOf(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

function casesOf(folder: string): GoldCase[] {
  const original = loadGold(folder);
  const rewordings = args.rewordings ?? path.join(import.meta.dirname, 'rewordings', `${path.basename(folder)}.jsonl`);
  if (args.rewordings && !existsSync(rewordings)) fail(`There is no file ${rewordings}.`);
  return existsSync(rewordings) ? [...original, ...rewordCases(original, rewordings)] : original;
}

async function main(): Promise<void> {
  process.env.LOG_LEVEL ??= 'warn';
  if (args.help) return void console.log(USAGE);
  if (args.diff) {
    const [before, after] = positionals;
    if (!before || !after) fail('--diff needs two reports.');
    return void console.log(diffReports(readReport(before), readReport(after)));
  }
  if (!args.data) fail('--data is missing.');
  const scope = args.scope;
  if (scope !== 'document' && scope !== 'company') fail('--scope is document or company.');
  const folder = path.resolve(args.data);
  const cases = casesOf(folder);
  const settings: Settings = { folder, scope, cases, withAnswers: !args['no-answers'], cacheFolder: args.cache ?? null };
  const measured = args.quick ? await (await import('@/bench/measure-quick')).measureQuick(settings) : await (await import('@/bench/measure-product')).measureProduct(settings);
  const report: Report = { dataset: path.basename(folder), scope, commit: commitOf(), ...measured };
  console.log(renderReport(report));
  if (args.json) writeFileSync(args.json, `${JSON.stringify(report, null, 1)}\n`);
}

function readReport(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

await main();

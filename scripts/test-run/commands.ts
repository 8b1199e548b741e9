import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../supervisor/project';
import { outcomesOf, type Outcomes } from './failures';
import { groupedOutput, printLine } from './output';
import { fileTimes, type FileTime } from './slowest';
import { TIMES_FILE } from './time-reporter';
import { ONE_FAILED, ONE_PASSED, tallyFile, tallyPlaywright, tallyVitest, type Tally } from './tally';

export type Environment = Record<string, string | undefined>;

const REPORTS = path.join(ROOT, 'artifacts', 'test-reports');

/** What configures an installation must not reach the tests, which would write to the configured database. */
const PRODUCT_SETTINGS: readonly (string | RegExp)[] = [
  ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'APP_URL', 'AUTH_SECRET', 'DEMO', 'SMTP_URL', 'MAIL_FROM'],
  ...['NODE_ENV', 'TRUST_PROXY', 'HTTP_PATIENCE_SECONDS', 'REREAD_SHARED_FILINGS'],
  /^PLUMBLINE_/,
  /^(?:NEXT_PUBLIC_)?CLERK_/,
  /^(?:INNGEST|OPENAI|EDGAR|S3|RATE_LIMIT)_/,
];

function isProductSetting(name: string): boolean {
  return PRODUCT_SETTINGS.some((setting) => (typeof setting === 'string' ? setting === name : setting.test(name)));
}

function testEnvironment(extra: Environment = {}): Environment {
  const inherited = Object.entries(process.env).filter(([name]) => !isProductSetting(name));
  return { ...Object.fromEntries(inherited), NEXT_TELEMETRY_DISABLED: '1', ...extra };
}

const bin = (...parts: string[]): string => path.join(ROOT, 'node_modules', ...parts);

/** A check without individual tests: it passes or fails. */
export async function check(...commands: string[][]): Promise<Tally> {
  for (const command of commands) if ((await runNode(command)) !== 0) return ONE_FAILED;
  return ONE_PASSED;
}

export const TOOLS = {
  eslint: [bin('eslint', 'bin', 'eslint.js'), '.'],
  // Files, exports and packages that nothing uses.
  knip: [bin('knip', 'bin', 'knip.js')],
  prettier: [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  depcruise: [
    bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'app',
    'components',
    'db',
    'inngest',
    'lib',
    'scripts',
    // Files of the root, such as middleware.ts.
    '*.ts',
  ],
  // Writes the type declarations of Next, which a fresh clone lacks.
  typegen: [bin('next', 'dist', 'bin', 'next'), 'typegen'],
  tsc: [bin('typescript', 'bin', 'tsc'), '--noEmit', '--incremental', 'false'],
};

/** Files of tests that are run a second time; when more fail at once, timing is not the cause. */
const MOST_FILES_AGAIN = 3;

/**
 * Runs a project of Vitest. Tests of processes, locks and clocks can fail on a busy machine, so files that failed are
 * run once more by themselves; the summary names every test that passed only then.
 */
export async function runVitest(
  project: string,
  report: string,
  extra: Environment = {},
  /** Environment of the second try, such as a database that no other installation has used. */
  extraAgain: () => Promise<Environment> = async () => extra,
): Promise<Tally> {
  const first = await vitest(project, report, [], extra);
  const files = [...new Set(outcomesOf(reportOf(report)).failed.map(({ file }) => file))];
  if (files.length === 0 || files.length > MOST_FILES_AGAIN) return first;
  printLine(`\nOnce more, by themselves: ${files.join(', ')}`);
  const second = await vitest(project, retryFiles(report), files, await extraAgain());
  return second.failed > 0 ? first : { ...first, passed: first.passed + first.failed, failed: 0 };
}

async function vitest(project: string, report: string, files: string[], extra: Environment): Promise<Tally> {
  const file = reportFile(report);
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--reporter=${path.join(ROOT, 'scripts', 'test-run', 'time-reporter.ts')}`,
    `--outputFile.json=${file}`,
    ...files,
  ];
  const code = await runNode(args, { ...extra, [TIMES_FILE]: timesOf(report) });
  return tallyFile(file, code, tallyVitest);
}

export async function runPlaywright(report: string): Promise<Tally> {
  const file = reportFile(report);
  const args = [bin('@playwright', 'test', 'cli.js'), 'test'];
  return tallyFile(
    file,
    await runNode(args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    tallyPlaywright,
  );
}

/** What failed at both tries in the steps of this run, what passed at the second, and what was skipped. */
export function outcomesOfReports(names: readonly string[]): Outcomes {
  const found = names.map((name) => {
    const { failed, flaky, skipped } = outcomesOf(reportOf(name));
    const again = reportOf(retryFiles(name));
    const passedThen = existsSync(again) && outcomesOf(again).failed.length === 0;
    return passedThen ? { failed: [], flaky: [...failed, ...flaky], skipped } : { failed, flaky, skipped };
  });
  return {
    failed: found.flatMap(({ failed }) => failed),
    flaky: found.flatMap(({ flaky }) => flaky),
    skipped: found.flatMap(({ skipped }) => skipped),
  };
}

/** The times of the files in the reports of this run, by the names the reports were given. */
export function timesOfReports(names: readonly string[]): FileTime[] {
  return names.flatMap((name) => {
    const times = timesOf(name);
    return fileTimes(name, existsSync(times) ? times : reportOf(name));
  });
}

const reportOf = (name: string): string => path.join(REPORTS, `${name}.json`);
const timesOf = (name: string): string => path.join(REPORTS, `${name}-times.json`);
const retryFiles = (name: string): string => `${name}-again`;

/** Deletes the reports of an earlier run, so that they are not counted for this one. */
function reportFile(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  for (const file of [reportOf(name), reportOf(retryFiles(name)), timesOf(name)]) rmSync(file, { force: true });
  return reportOf(name);
}

const DRAIN_MS = 2_000;

function runNode(args: string[], extra: Environment = {}): Promise<number | null> {
  const kept = groupedOutput();
  const output = kept ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: testEnvironment(extra) as NodeJS.ProcessEnv,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Uint8Array) => kept?.push(bytes));
  const isDrained = new Promise((resolve) => child.once('close', resolve));
  const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', async (code) => {
      process.off('SIGTERM', forward);
      // A process that it left behind may hold its output open.
      await Promise.race([isDrained, wait(DRAIN_MS, undefined, { ref: false })]);
      resolve(code);
    });
  });
}

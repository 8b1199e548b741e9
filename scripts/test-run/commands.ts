import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../supervisor/project';
import { fileTimes, type FileTime } from './slowest';
import { ONE_FAILED, ONE_PASSED, tallyFile, tallyPlaywright, tallyVitest, type Tally } from './tally';

export type Environment = Record<string, string | undefined>;

const REPORTS = path.join(ROOT, 'artifacts', 'test-reports');

/** What configures an installation must not reach the tests: they would write to somebody's database. */
const PRODUCT_SETTINGS = new RegExp(
  String.raw`^(PORT|HOST|DATA_DIR|DATABASE_URL|APP_URL|AUTH_SECRET|DEMO|SMTP_URL|MAIL_FROM|NODE_ENV|` +
    String.raw`PLUMBLINE_.*|(NEXT_PUBLIC_)?CLERK_.*|INNGEST_.*|OPENAI_.*|EDGAR_.*|S3_.*|TRUST_PROXY|` +
    String.raw`RATE_LIMIT_.*|HTTP_PATIENCE_SECONDS|REREAD_SHARED_FILINGS)$`,
);

function testEnvironment(extra: Environment = {}): Environment {
  const inherited = Object.entries(process.env).filter(([name]) => !PRODUCT_SETTINGS.test(name));
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
  ],
  // Writes the type declarations of Next, which a fresh clone lacks.
  typegen: [bin('next', 'dist', 'bin', 'next'), 'typegen'],
  tsc: [bin('typescript', 'bin', 'tsc'), '--noEmit', '--incremental', 'false'],
};

export async function runVitest(project: string, report: string, extra: Environment = {}): Promise<Tally> {
  const file = reportFile(report);
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--project',
    project,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return tallyFile(file, await runNode(args, extra), tallyVitest);
}

export async function runPlaywright(report: string): Promise<Tally> {
  const file = reportFile(report);
  const args = [bin('@playwright', 'test', 'cli.js'), 'test', '--pass-with-no-tests'];
  return tallyFile(
    file,
    await runNode(args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    tallyPlaywright,
  );
}

/** The times of the files in the reports of this run, by the names the reports were given. */
export function timesOfReports(names: readonly string[]): FileTime[] {
  return names.flatMap((name) => fileTimes(name, path.join(REPORTS, `${name}.json`)));
}

/** Deletes the report of an earlier run, so that it is not counted for this one. */
function reportFile(name: string): string {
  const file = path.join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function runNode(args: string[], extra: Environment = {}): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: testEnvironment(extra) as NodeJS.ProcessEnv,
  });
  const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGTERM', forward);
      resolve(code);
    });
  });
}

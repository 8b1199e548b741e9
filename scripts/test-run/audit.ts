import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { skipBanner } from '@/tests/support/skip-banner';
import { ROOT } from '../supervisor/project';
import { advisoriesSchema, findInstallFaults, findLockFaults, lockSchema, type Lock } from './audit-rules';
import { printLine } from './output';
import { addTallies, ONE_FAILED, ONE_PASSED, ONE_SKIPPED, type Tally } from './tally';

const ADVISORIES_LIMIT_MS = 10_000;

/**
 * Checks the packages: contents of the lock file, that exactly these are installed, and known vulnerabilities if the
 * registry answers.
 */
export async function auditPackages(): Promise<Tally> {
  const lock = readLock('package-lock.json');
  const faults = [...findLockFaults(lock), ...findInstallFaults(lock, readLock('node_modules', '.package-lock.json'))];
  for (const fault of faults) printLine(fault);
  if (faults.length === 0)
    printLine(
      `${Object.keys(lock.packages).length - 1} packages: from the registry, with their SHA-512, free licences ` +
        'and no unknown install script; installed as locked.',
    );
  return addTallies([faults.length === 0 ? ONE_PASSED : ONE_FAILED, await askForAdvisories()]);
}

function readLock(...parts: string[]): Lock {
  return lockSchema.parse(JSON.parse(readFileSync(path.join(ROOT, ...parts), 'utf8')));
}

async function askForAdvisories(): Promise<Tally> {
  const parsed = advisoriesSchema.safeParse(parseJson(await npmAudit()));
  if (!parsed.success) {
    printLine(
      skipBanner(
        "known vulnerabilities. The registry's advisory service was not reachable (npm audit --omit=dev).\n" +
          'Signatures of packages need the same service; their SHA-512 in the lock file is checked above.',
      ),
    );
    return ONE_SKIPPED;
  }
  const { high, critical, moderate, low } = parsed.data.metadata.vulnerabilities;
  printLine(`Known vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`);
  for (const [name, { severity }] of Object.entries(parsed.data.vulnerabilities))
    printLine(`  ${severity.padEnd(10)}${name}`);
  if (high + critical === 0) return ONE_PASSED;
  // Advisories appear without any change in this project, so they fail a release (AUDIT_STRICT=1) but not every test
  // run.
  printLine(
    `\n${'!'.repeat(80)}\nATTENTION: ${high + critical} serious vulnerabilities are known; see npm audit.\n` +
      `${'!'.repeat(80)}`,
  );
  return process.env.AUDIT_STRICT === '1' ? ONE_FAILED : ONE_SKIPPED;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The output of `npm audit`, or an empty text when it takes too long. */
function npmAudit(): Promise<string> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=8000'];
  const child = spawn(npm, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: ADVISORIES_LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return new Promise((resolve) => {
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(printed));
  });
}

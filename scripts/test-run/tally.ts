import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export type Tally = { passed: number; failed: number; skipped: number };

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Tally = { ...NOTHING, passed: 1 };
export const ONE_FAILED: Tally = { ...NOTHING, failed: 1 };
export const ONE_SKIPPED: Tally = { ...NOTHING, skipped: 1 };

export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    NOTHING,
  );
}

export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** A test file that could not be loaded has no tests in the report; it counts as one failure. */
export function tallyVitest(json: unknown): Tally {
  const report = vitestReport.parse(json);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function tallyPlaywright(json: unknown): Tally {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(json).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** Result of a test runner; a runner that failed without naming a failure counts as one failure. */
export function tallyFile(file: string, exitCode: number | null, read: (json: unknown) => Tally): Tally {
  const tally = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

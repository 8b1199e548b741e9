import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from '../supervisor/project';

/** The file that the times are written to, as JSON; set for each run of Vitest. */
export const TIMES_FILE = 'TEST_TIMES_FILE';

/**
 * Writes how long each file of tests took, in seconds: imports, set-up, and tests with their hooks. Vitest's own report
 * begins with the first test, and so leaves out the database or the server that a file starts before it.
 */
export default class TimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => ({ file: path.relative(ROOT, module.moduleId), seconds: secondsOf(module) }));
    writeFileSync(process.env[TIMES_FILE] ?? '', JSON.stringify(times));
  }
}

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

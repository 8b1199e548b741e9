import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import { folderOfTest } from '@/tests/support/folder-of-test';
import { ROOT } from '../supervisor/project';
import { fileTimes, slowest } from './slowest';
import TimeReporter, { TIMES_FILE } from './time-reporter';

function written(report: unknown): string {
  const file = path.join(folderOfTest('report-'), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('takes the times of files from a run of Vitest as they were written', () => {
  const file = written([{ file: 'lib/a.test.ts', seconds: 2.5 }]);
  expect(fileTimes('unit', file)).toEqual([{ report: 'unit', file: 'lib/a.test.ts', seconds: 2.5 }]);
});

it('counts imports, set-up, tests and hooks of a file', () => {
  const folder = folderOfTest('times-');
  vi.stubEnv(TIMES_FILE, path.join(folder, 'times.json'));
  const spent = {
    environmentSetupDuration: 100,
    prepareDuration: 200,
    collectDuration: 300,
    setupDuration: 400,
    duration: 5_000,
  };
  const module = { moduleId: path.join(ROOT, 'tests/a.test.ts'), diagnostic: () => spent };
  new TimeReporter().onTestRunEnd([module as unknown as TestModule]);
  expect(fileTimes('api', path.join(folder, 'times.json'))).toEqual([
    { report: 'api', file: 'tests/a.test.ts', seconds: 6 },
  ]);
});

it('adds up the tests of a file, nested ones too, in a report of Playwright', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const file = written({ suites: [{ file: 'a.spec.ts', specs: [spec(400)], suites: [{ specs: [spec(600)] }] }] });
  expect(fileTimes('e2e', file)).toEqual([{ report: 'e2e', file: 'a.spec.ts', seconds: 1 }]);
});

it('has no times without a report, and names the slowest first', () => {
  expect(fileTimes('unit', '/nowhere/report.json')).toEqual([]);
  const times = [3, 9, 5].map((seconds) => ({ report: 'unit', file: `${seconds}.test.ts`, seconds }));
  expect(slowest(times, 2).map(({ seconds }) => seconds)).toEqual([9, 5]);
});

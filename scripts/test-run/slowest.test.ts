import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOfTest } from '@/tests/support/folder-of-test';
import { ROOT } from '../supervisor/project';
import { fileTimes, slowest } from './slowest';

function written(report: unknown): string {
  const file = path.join(folderOfTest('report-'), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('takes the time of a file from first to last in a report of Vitest', () => {
  const file = written({
    testResults: [{ name: path.join(ROOT, 'lib/a.test.ts'), startTime: 1_000, endTime: 3_500 }],
  });
  expect(fileTimes('unit', file)).toEqual([{ report: 'unit', file: 'lib/a.test.ts', seconds: 2.5 }]);
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

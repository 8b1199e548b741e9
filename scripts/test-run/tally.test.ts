import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOfTest } from '@/tests/support/folder-of-test';
import { addTallies, ONE_FAILED, ONE_PASSED, tallyFile, tallyLine, tallyPlaywright, tallyVitest } from './tally';

const report = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}] },
  ],
};

it('counts passed, failed and skipped tests of a vitest report', () => {
  expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 3 });
});

it('counts a test file that could not be loaded as a failure', () => {
  const broken = { ...report, testResults: [...report.testResults, { status: 'failed', assertionResults: [] }] };
  expect(tallyVitest(broken).failed).toBe(2);
});

it('counts a flaky browser test as passed', () => {
  expect(tallyPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
});

it('counts a runner that ended badly without a report as one failure', () => {
  expect(tallyFile('/nowhere/report.json', 1, tallyVitest)).toEqual(ONE_FAILED);
});

it('does not count a failure twice when the report names it', () => {
  const file = path.join(folderOfTest('tally-'), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  expect(tallyFile(file, 1, tallyVitest).failed).toBe(1);
});

it('prints the sum in one line', () => {
  expect(tallyLine(addTallies([ONE_PASSED, ONE_FAILED, ONE_PASSED]))).toBe('2 passed, 1 failed, 0 skipped');
});

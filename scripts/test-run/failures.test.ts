import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOfTest } from '@/tests/support/folder-of-test';
import { ROOT } from '../supervisor/project';
import { outcomesOf } from './failures';

function written(report: unknown): string {
  const file = path.join(folderOfTest('report-'), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('names failed tests of Vitest with the first lines of their message, unloaded files, and files with skips', () => {
  const passed = { fullName: 'a passes', status: 'passed', failureMessages: [] };
  const message = Array.from({ length: 20 }, (_, line) => `line ${line + 1}`).join('\n');
  const file = written({
    testResults: [
      {
        name: path.join(ROOT, 'lib/a.test.ts'),
        status: 'failed',
        assertionResults: [
          passed,
          { fullName: 'a fails', status: 'failed', failureMessages: [message] },
          { fullName: 'a needs Chromium', status: 'skipped' },
        ],
      },
      { name: path.join(ROOT, 'lib/b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
      { name: path.join(ROOT, 'lib/c.test.ts'), status: 'passed', assertionResults: [passed] },
    ],
  });
  expect(outcomesOf(file)).toEqual({
    failed: [
      { file: 'lib/a.test.ts', test: 'a fails', message: 'line 1\nline 2\nline 3\nline 4\nline 5\nline 6' },
      { file: 'lib/b.test.ts', test: 'the whole file', message: 'No such module' },
    ],
    flaky: [],
    skipped: ['lib/a.test.ts'],
  });
});

it('distinguishes browser tests that failed twice from those that passed at the second try', () => {
  const failed = { status: 'failed', error: { message: '\u001b[31mElement not found\u001b[39m' } };
  const spec = (title: string, status: string, results: object[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results }],
  });
  const file = written({
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('fails', 'unexpected', [failed, failed])],
        suites: [
          {
            specs: [
              spec('wavers', 'flaky', [failed, { status: 'passed' }]),
              spec('passes', 'expected', [{ status: 'passed' }]),
              spec('waits', 'skipped', []),
            ],
          },
        ],
      },
    ],
  });
  const said = (test: string) => ({ file: 'tests/e2e/a.spec.ts', test, message: 'Element not found' });
  expect(outcomesOf(file)).toEqual({
    failed: [said('fails')],
    flaky: [said('wavers')],
    skipped: ['tests/e2e/a.spec.ts'],
  });
});

it('finds none without a report', () => {
  expect(outcomesOf('/nowhere/report.json')).toEqual({ failed: [], flaky: [], skipped: [] });
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../supervisor/project';

/** A test that failed, at the first try or at both; `message` holds the first lines of what it said. */
export type Failure = { file: string; test: string; message: string };

/** What a report says beside its numbers: failures, and the files with tests that were skipped, once for each test. */
export type Outcomes = { failed: Failure[]; flaky: Failure[]; skipped: string[] };

const NONE: Outcomes = { failed: [], flaky: [], skipped: [] };
const SKIPPED = ['skipped', 'pending', 'todo'];
const LINES_OF_A_MESSAGE = 6;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

type Try = { status: string; error?: { message?: string } };
type Spec = { title: string; file?: string; tests: { status: string; results: Try[] }[] };
type Suite = { title?: string; file?: string; suites?: Suite[]; specs?: Spec[] };
const playwrightReport = z.object({ suites: z.array(z.custom<Suite>()) });

/**
 * The failures and skipped tests in a report of Vitest or of Playwright; none where the report is missing. Playwright
 * tries a failed test a second time: `flaky` are those that passed then.
 */
export function outcomesOf(report: string): Outcomes {
  if (!existsSync(report)) return NONE;
  const json: unknown = JSON.parse(readFileSync(report, 'utf8'));
  const vitest = vitestReport.safeParse(json);
  if (vitest.success) {
    const { testResults } = vitest.data;
    return { failed: testResults.flatMap(failuresOfFile), flaky: [], skipped: testResults.flatMap(skippedOfFile) };
  }
  const playwright = playwrightReport.safeParse(json);
  const specs = playwright.success ? playwright.data.suites.flatMap(specsOf) : [];
  return {
    failed: withStatus(specs, 'unexpected'),
    flaky: withStatus(specs, 'flaky'),
    skipped: withStatus(specs, 'skipped').map(({ file }) => file),
  };
}

function failuresOfFile(result: z.infer<typeof vitestReport>['testResults'][number]): Failure[] {
  const file = path.relative(ROOT, result.name);
  const failed = result.assertionResults.filter(({ status }) => status === 'failed');
  if (result.status === 'failed' && failed.length === 0)
    return [{ file, test: 'the whole file', message: beginningOf(result.message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    test: fullName,
    message: beginningOf(failureMessages.join('\n')),
  }));
}

function skippedOfFile({ name, assertionResults }: z.infer<typeof vitestReport>['testResults'][number]): string[] {
  return assertionResults.filter(({ status }) => SKIPPED.includes(status)).map(() => path.relative(ROOT, name));
}

function specsOf({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function withStatus(specs: readonly Spec[], wanted: string): Failure[] {
  return specs.flatMap(({ title, file = '', tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        file: path.join('tests/e2e', file),
        test: title,
        message: beginningOf(results.find(({ error }) => error)?.error?.message ?? ''),
      })),
  );
}

function beginningOf(message: string): string {
  return message.replace(COLOURS, '').split('\n').slice(0, LINES_OF_A_MESSAGE).join('\n');
}

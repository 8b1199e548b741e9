import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../supervisor/project';

/** How long one file of tests took, its set-up included; for browser tests the sum of its tests. */
export type FileTime = { report: string; file: string; seconds: number };

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

type Suite = { file?: string; suites?: Suite[]; specs?: { tests: { results: { duration: number }[] }[] }[] };
const playwrightReport = z.object({ suites: z.array(z.custom<Suite>()) });

/** The files of a report, of Vitest or of Playwright; none where the report is missing. */
export function fileTimes(report: string, file: string): FileTime[] {
  if (!existsSync(file)) return [];
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const vitest = vitestReport.safeParse(json);
  if (vitest.success) {
    return vitest.data.testResults.map(({ name, startTime, endTime }) => ({
      report,
      file: path.relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    }));
  }
  const playwright = playwrightReport.safeParse(json);
  if (!playwright.success) return [];
  return playwright.data.suites.map((suite) => ({
    report,
    file: suite.file ?? '',
    seconds: durationOf(suite) / 1000,
  }));
}

/** The slowest first, `count` of them. */
export function slowest(times: readonly FileTime[], count: number): FileTime[] {
  return [...times].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

function durationOf({ suites = [], specs = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((sum, each) => sum + each, 0);
}

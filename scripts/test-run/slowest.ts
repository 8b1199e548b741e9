import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How long one file of tests took, its set-up included; for browser tests the sum of its tests. */
export type FileTime = { report: string; file: string; seconds: number };

/** As `TimeReporter` writes it beside the report of Vitest. */
const vitestTimes = z.array(z.object({ file: z.string(), seconds: z.number() }));

type Suite = { file?: string; suites?: Suite[]; specs?: { tests: { results: { duration: number }[] }[] }[] };
const playwrightReport = z.object({ suites: z.array(z.custom<Suite>()) });

/** The files of a report of Playwright, or of the times of a run of Vitest; none where the file is missing. */
export function fileTimes(report: string, file: string): FileTime[] {
  if (!existsSync(file)) return [];
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const vitest = vitestTimes.safeParse(json);
  if (vitest.success) return vitest.data.map((time) => ({ report, ...time }));
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

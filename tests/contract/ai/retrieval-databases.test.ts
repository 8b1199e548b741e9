import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type TestContext } from 'vitest';
import { openEmptyDatabase, type FileDatabase } from '@/tests/support/databases/file-database';
import { PostgresUnavailable } from '@/tests/support/databases/postgres17';
import { testProcess } from '@/tests/support/processes/process-file';

const DEADLINE_MS = 600_000;

type Ranking = { version: string; answers: Record<string, string[]> };

/** In a process of its own, because indexes and connections are kept per process. */
async function rankOn(url: string | undefined): Promise<Ranking> {
  const { file, execArgv } = testProcess('rank-samples');
  const { stdout } = await promisify(execFile)(process.execPath, [...execArgv, file], {
    env: { ...process.env, BENCH_DATABASE_URL: url, DATABASE_URL: undefined, OPENAI_API_KEY: undefined },
    timeout: DEADLINE_MS,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Ranking;
}

async function postgresOrSkip(context: TestContext): Promise<FileDatabase> {
  try {
    return await openEmptyDatabase();
  } catch (error) {
    if (error instanceof PostgresUnavailable) context.skip(`SKIPPED: ${error.message}`);
    throw error;
  }
}

test(
  'the embedded database and PostgreSQL 17 rank the sample filings alike, to the last chunk',
  { timeout: DEADLINE_MS },
  async (context) => {
    const postgres = await postgresOrSkip(context);
    try {
      const real = await rankOn(postgres.url);
      const embedded = await rankOn(undefined);
      expect(real.version).toContain('PostgreSQL 17');
      expect(embedded.version).not.toContain('PostgreSQL 17');
      expect(Object.values(real.answers).every((hits) => hits.length > 20)).toBe(true);
      expect(embedded.answers).toEqual(real.answers);
    } finally {
      await postgres.stop();
    }
  },
);

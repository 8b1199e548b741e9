import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '@/db/client';
import { migrateDatabase } from '@/db/migrate';
import { installQueues } from '@/lib/jobs/pg-boss/install';
import { PostgresUnavailable, startPostgres17 } from './postgres17';
import { startPreparedDatabase } from './prepared-database';

export type FileDatabase = { url: string; stop(): Promise<void> };

/**
 * Starts one PostgreSQL 17 for the files of a run, with a database that has all tables, which they copy: a copy takes a
 * tenth of the processor time of an embedded database. Without PostgreSQL 17 each file has an embedded database.
 */
export default async function setup(_project: TestProject): Promise<() => Promise<void>> {
  const printLine = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    const server = await startPostgres17(printLine);
    await migrateDatabase(server.url);
    await installQueues(server.url);
    process.env.TEST_TEMPLATE_DATABASE = server.url;
    return server.stop;
  } catch (error) {
    if (!(error instanceof PostgresUnavailable)) throw error;
    const bar = '!'.repeat(80);
    printLine(`${bar}\n${error.message}: every file of contract tests uses the embedded database.\n${bar}`);
    return async () => undefined;
  }
}

/** A new database with all tables, on this run's PostgreSQL 17 or embedded in `dataDir`. */
export async function openFileDatabase(dataDir: string): Promise<FileDatabase> {
  const template = process.env.TEST_TEMPLATE_DATABASE;
  return template
    ? createOnServerOf(template, `template ${new URL(template).pathname.slice(1)}`)
    : startPreparedDatabase(dataDir);
}

/** Whether this run has a PostgreSQL 17, so that `openFileDatabase` opens its databases there. */
export const hasPostgres17 = (): boolean => Boolean(process.env.TEST_TEMPLATE_DATABASE);

/** A new database without tables on this run's PostgreSQL 17. */
export async function openEmptyDatabase(): Promise<FileDatabase> {
  const template = process.env.TEST_TEMPLATE_DATABASE;
  if (!template) throw new PostgresUnavailable('PostgreSQL 17 cannot be had here');
  return createOnServerOf(template);
}

async function createOnServerOf(url: string, options = ''): Promise<FileDatabase> {
  const name = `file_${randomBytes(4).toString('hex')}`;
  const run = (statement: string) => runOn(atDatabase(url, 'postgres'), statement);
  await run(`create database ${name} ${options}`);
  return { url: atDatabase(url, name), stop: () => run(`drop database if exists ${name} with (force)`) };
}

/** The URL of another database on the same server. */
export function atDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function runOn(url: string, statement: string): Promise<void> {
  const { sql } = openDatabase(url, 1);
  await sql.unsafe(statement).finally(() => sql.end());
}

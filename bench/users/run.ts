import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seeded } from '@/bench/changes/plant';
import { writeResult } from '@/bench/result-file';
import { startThrowawayDatabase } from '@/bench/throwaway-database';
import { startPostgres17 } from '@/tests/support/databases/postgres17';
import { startProduct } from '@/tests/support/start-product';
import { LONGEST_THINKING_MS, SHORTEST_THINKING_MS, signUp, work, type Kind, type Measured } from './person';

const SEED = 20261122;
/** Promised for the slowest 5 of 100, in milliseconds. */
const PROMISED: Record<Kind, number | null> = { list: 150, question: 500, 'pdf page': 300, screen: null };
const SIGN_UPS_AT_ONCE = 4;

export type UsersOptions = { people: number; minutes: number; companies: number; longPdf: string };

/**
 * People at work on the production build with PostgreSQL 17: lists, questions over one filing, pages of a long filing.
 * Returns whether every promise was kept and no call failed.
 */
export async function benchUsers(options: UsersOptions): Promise<boolean> {
  const server = await startPostgres17(console.log);
  process.env.BENCH_DATABASE_URL = server.url;
  const throwaway = await startThrowawayDatabase();
  try {
    const { storeFilings, holdCompanies } = await import('./stock');
    console.log('reading and storing the filings …');
    const { companyIds, filings } = await storeFilings(options.companies);
    const product = await startProduct({
      DEMO: '0',
      DATABASE_URL: server.url,
      DATA_DIR: process.env.DATA_DIR ?? '',
      RATE_LIMIT_REQUESTS: '100000',
    });
    try {
      const { baseUrl } = product;
      const people = [];
      console.log('signing up …');
      for (let index = 0; index < options.people; index += SIGN_UPS_AT_ONCE) {
        const batch = Array.from({ length: Math.min(SIGN_UPS_AT_ONCE, options.people - index) }, (_, each) =>
          signUp(baseUrl, index + each),
        );
        people.push(...(await Promise.all(batch)));
      }
      for (const { tenantId, userId } of people) await holdCompanies(tenantId, userId);
      const longPdf = await shareLongPdf(baseUrl, people[0]?.headers ?? {}, companyIds[0] ?? '', options.longPdf);
      console.log(`${people.length} people, ${companyIds.length} companies, ${filings} filings`);
      const measured: Measured[] = [];
      const until = Date.now() + options.minutes * 60_000;
      await Promise.all(
        people.map((person, index) =>
          work(person, { baseUrl, companyIds, longPdf }, seeded(SEED + index), until, (one) => measured.push(one)),
        ),
      );
      return report(measured, { ...options, filings });
    } finally {
      await product.stop();
    }
  } finally {
    await throwaway.stop();
    await server.stop();
  }
}

/** Uploads a long filing and makes it one that everybody may read, as a filing from EDGAR is. */
async function shareLongPdf(
  baseUrl: string,
  headers: Record<string, string>,
  companyId: string,
  file: string,
): Promise<{ id: string; bytes: number }> {
  const { database } = await import('@/db/client');
  const { documents } = await import('@/db/schema');
  const { eq } = await import('drizzle-orm');
  const bytes = readFileSync(file);
  const form = new FormData();
  form.set('file', new File([bytes], path.basename(file), { type: 'application/pdf' }));
  form.set('company_id', companyId);
  form.set('form_type', '10-K');
  form.set('process', 'false');
  const { 'content-type': _json, ...others } = headers;
  const response = await fetch(`${baseUrl}/api/v1/documents`, { method: 'POST', headers: others, body: form });
  if (response.status !== 201) throw new Error(`The long filing was answered with ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  await database().update(documents).set({ tenantId: null }).where(eq(documents.id, id));
  return { id, bytes: bytes.length };
}

/** The first PDF of a folder with `name` in its name. */
export function findPdf(folder: string, name: string): string {
  const found = readdirSync(folder).find((each) => each.includes(name) && each.endsWith('.pdf'));
  if (!found) throw new Error(`${folder} holds no ${name}.`);
  return path.join(folder, found);
}

function report(measured: readonly Measured[], options: UsersOptions & { filings: number }): boolean {
  const seconds = options.minutes * 60;
  const errors = measured.filter(({ error }) => error !== null);
  const rows = (Object.keys(PROMISED) as Kind[]).map((kind) => {
    const times = measured.filter((one) => one.kind === kind && !one.error).map(({ ms }) => ms);
    const at = (share: number) =>
      times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { kind, count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), promised: PROMISED[kind] };
  });
  const lines = [
    `${options.people} people for ${options.minutes} minutes, each ${SHORTEST_THINKING_MS / 1000} to ` +
      `${LONGEST_THINKING_MS / 1000} s between two actions; ` +
      `${options.companies} companies, ${options.filings} filings, PostgreSQL 17; ` +
      `${(measured.length / seconds).toFixed(1)} actions a second. The people ran on the same machine.`,
    '',
    '| | actions | p50 | p95 | p99 | p95 / promised |',
    '|---|---:|---:|---:|---:|---:|',
    ...rows.map(
      ({ kind, count, p50, p95, p99, promised }) =>
        `| ${kind} | ${count} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${p99.toFixed(0)} ms | ` +
        `${promised ? (p95 / promised).toFixed(2) : '–'} |`,
    ),
    '',
    `Errors: ${errors.length}.`,
    ...Object.entries(Object.groupBy(errors, ({ error }) => error?.slice(0, 80) ?? ''))
      .slice(0, 10)
      .map(([error, all]) => `- ${all?.length} × ${error}`),
  ];
  console.log(lines.join('\n'));
  writeResult('users.md', 'People at work at once', 'npm run bench -- --users', lines);
  return errors.length === 0 && rows.every(({ p95, promised }) => !promised || p95 <= promised);
}

import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { AppError } from '@/lib/errors';
import { untilAllReturned } from './in-one-turn.ts';
import * as schema from './schema/index.ts';
import { tenantClient } from './tenant-client.ts';
import { currentTenant } from './tenant-scope.ts';

type Schema = typeof schema;
type Database = PostgresJsDatabase<Schema>;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The pool or an open transaction; helpers that take part in a transaction take one first. */
export type Db = Database | Transaction;

type Connection = { sql: postgres.Sql; db: Database };
type Pool = Connection & { tenantDb: Database };
const shared = globalThis as typeof globalThis & { plumblinePool?: Pool };

/** Seconds. The driver's own pause grows to twenty, and nobody should wait that long once the database is back. */
function reconnectAfter(attempts: number): number {
  return Math.min(0.05 * 2 ** attempts, 1);
}

/** Opens a pool at a URL. Named prepared statements stay off: the embedded server shares one backend between connections. */
export function openDatabase(url: string, maxConnections = 8): Connection {
  const sql = postgres(url, { max: maxConnections, prepare: false, idle_timeout: 60, connect_timeout: 15, backoff: reconnectAfter, onnotice: () => undefined });
  return { sql, db: drizzle(sql, { schema }) };
}

/**
 * The database of this process: for a request bound by row-level security to its tenant, for everything else (jobs,
 * start-up, sign-in) as the owner. Asked for where it is used, because the answer depends on who asks.
 */
export function database(): Database {
  return currentTenant() ? pool().tenantDb : pool().db;
}

/** The database as the owner, also within a request. Every use is listed in docs/access.md with its reason. */
export function systemDatabase(): Database {
  return pool().db;
}

function pool(): Pool {
  if (!shared.plumblinePool) {
    const url = process.env.DATABASE_URL;
    if (!url) throw new AppError('unavailable', 'The database address is not set. Start Plumbline with npm start, or set DATABASE_URL.');
    const opened = openDatabase(url);
    shared.plumblinePool = { ...opened, tenantDb: drizzle(tenantClient(opened.sql), { schema }) };
  }
  return shared.plumblinePool;
}

export async function closeDatabase(): Promise<void> {
  await untilAllReturned();
  await shared.plumblinePool?.sql.end({ timeout: 5 });
  delete shared.plumblinePool;
}

import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { AppError } from '@/lib/errors';
import { untilAllReturned } from './in-one-turn.ts';
import { clientOf, openPool, type Pool } from './pool.ts';
import * as schema from './schema/index.ts';
import { tenantClient } from './tenant-client.ts';
import { currentTenant } from './tenant-scope.ts';

type Schema = typeof schema;
type Database = PostgresJsDatabase<Schema>;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The pool or an open transaction; helpers that take part in a transaction take one first. */
export type Db = Database | Transaction;

type Connection = { sql: postgres.Sql; db: Database };
type Handles = { pool: Pool; db: Database; tenantDb: Database };
const shared = globalThis as typeof globalThis & { plumblinePool?: Handles };

const CLOSE_PATIENCE_MS = 5_000;

/** Seconds. The driver's own pause grows to twenty, and nobody should wait that long once the database is back. */
function reconnectAfter(attempts: number): number {
  return Math.min(0.05 * 2 ** attempts, 1);
}

/**
 * Opens a few connections at a URL for a script or a look at another server. Named prepared statements stay off: the
 * embedded server shares one backend between connections.
 */
export function openDatabase(url: string, maxConnections = 8): Connection {
  const sql = postgres(url, {
    max: maxConnections,
    prepare: false,
    idle_timeout: 60,
    connect_timeout: 15,
    backoff: reconnectAfter,
    onnotice: () => undefined,
  });
  return { sql, db: drizzle(sql, { schema }) };
}

/**
 * The database of this process: for a request bound by row-level security to its tenant, for everything else (jobs,
 * start-up, sign-in) as the owner. Asked for where it is used, because the answer depends on who asks.
 */
export function database(): Database {
  return currentTenant() ? handles().tenantDb : handles().db;
}

/** The database as the owner, also within a request. Every use is listed in docs/access.md with its reason. */
export function systemDatabase(): Database {
  return handles().db;
}

function handles(): Handles {
  if (!shared.plumblinePool) {
    const url = process.env.DATABASE_URL;
    if (!url)
      throw new AppError(
        'unavailable',
        'The database address is not set. Start Plumbline with npm start, or set DATABASE_URL.',
      );
    const pool = openPool(url);
    shared.plumblinePool = {
      pool,
      db: drizzle(clientOf(pool), { schema }),
      tenantDb: drizzle(tenantClient(pool), { schema }),
    };
  }
  return shared.plumblinePool;
}

export async function closeDatabase(): Promise<void> {
  await untilAllReturned();
  const { pool } = shared.plumblinePool ?? {};
  delete shared.plumblinePool;
  if (!pool) return;
  let patience: NodeJS.Timeout | undefined;
  await Promise.race([pool.end(), new Promise((resolve) => (patience = setTimeout(resolve, CLOSE_PATIENCE_MS)))]);
  clearTimeout(patience);
}

import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { AppError } from '@/lib/errors';
import { waitForReturnedConnections } from './run-pipelined.ts';
import { clientOf, openPool, type Pool } from './pool.ts';
import * as schema from './schema/index.ts';
import { tenantClient } from './tenant-client.ts';
import { currentTenant } from './tenant-scope.ts';

type Schema = typeof schema;
type Database = PostgresJsDatabase<Schema>;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * The connection pool or an open transaction; functions that can be part of a transaction take it as first parameter.
 */
export type Db = Database | Transaction;

type Connection = { sql: postgres.Sql; db: Database };
type Handles = { pool: Pool; db: Database; tenantDb: Database };
const shared = globalThis as typeof globalThis & { plumblinePool?: Handles };

const CLOSE_PATIENCE_MS = 5_000;

/** Seconds before reconnecting. The driver's own pause grows to twenty, which is too long when the database is back. */
function reconnectAfter(attempts: number): number {
  return Math.min(0.05 * 2 ** attempts, 1);
}

/**
 * Opens a few connections to a URL, for a script or for inspecting another server. Named prepared statements are off,
 * because on the embedded server all connections share one backend.
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
 * The database for the current code: within a request, row-level security restricts it to the tenant; elsewhere (jobs,
 * start, sign-in) it has the owner's rights. Call it where it is used, because the result depends on the current scope.
 */
export function database(): Database {
  return currentTenant() ? handles().tenantDb : handles().db;
}

/**
 * The database with the owner's rights, also within a request. Every use is listed in docs/access.md with its reason.
 */
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

/** Closes the pools of this process, after the connections have been returned. */
export async function closeDatabase(): Promise<void> {
  await waitForReturnedConnections();
  const { pool } = shared.plumblinePool ?? {};
  delete shared.plumblinePool;
  if (!pool) return;
  let patience: NodeJS.Timeout | undefined;
  await Promise.race([pool.end(), new Promise((resolve) => (patience = setTimeout(resolve, CLOSE_PATIENCE_MS)))]);
  clearTimeout(patience);
}

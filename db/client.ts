import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { AppError } from '@/lib/errors';
import * as schema from './schema/index.ts';

type Schema = typeof schema;
type Database = PostgresJsDatabase<Schema>;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The pool or an open transaction; helpers that take part in a transaction take one first. */
export type Db = Database | Transaction;

type Pool = { sql: postgres.Sql; db: Database };
const shared = globalThis as typeof globalThis & { plumblinePool?: Pool };

/** Opens a pool at a URL. Named prepared statements stay off: the embedded server shares one backend between connections. */
export function openDatabase(url: string, maxConnections = 8): Pool {
  const sql = postgres(url, { max: maxConnections, prepare: false, idle_timeout: 60, connect_timeout: 15, onnotice: () => undefined });
  return { sql, db: drizzle(sql, { schema }) };
}

/** The one pool of this process. */
export function database(): Database {
  if (!shared.plumblinePool) {
    const url = process.env.DATABASE_URL;
    if (!url) throw new AppError('unavailable', 'The database address is not set. Start Plumbline with npm start, or set DATABASE_URL.');
    shared.plumblinePool = openDatabase(url);
  }
  return shared.plumblinePool.db;
}

export async function closeDatabase(): Promise<void> {
  await shared.plumblinePool?.sql.end({ timeout: 5 });
  delete shared.plumblinePool;
}

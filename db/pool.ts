import pg from 'pg';
import { logSlowStatement } from './slow-statements.ts';
import type postgres from 'postgres';

/**
 * The connection pool behind drizzle, with the interface of the driver that drizzle expects (the part it uses). That
 * driver itself is only used in scripts: after a lost connection it never answers waiting callers, keeps writing to the
 * closed socket, and never recovers.
 */
export type Pool = pg.Pool;

const CONNECT_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 60_000;
/** Type ids of dates, times and their arrays, which drizzle parses from text itself. */
const READ_BY_DRIZZLE = new Set([1082, 1083, 1114, 1115, 1182, 1184, 1185, 1231]);
const asText = (text: string | Buffer) => text;
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    READ_BY_DRIZZLE.has(id) ? asText : pg.types.getTypeParser(id, format),
};

/** A connection with its own timeout: set on the pool, it would also limit the wait for a free connection. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    // The user of the connection gets the error from its statement; the event itself needs no handling.
    this.on('error', () => undefined);
  }
}

/** A pool of connections to the URL, with the driver's interface that drizzle expects. */
export function openPool(url: string, max = 8): Pool {
  const options = {
    connectionString: url,
    max,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    pipeline: true,
    types,
    Client,
  };
  const pool = new pg.Pool(options as pg.PoolConfig);
  // An idle connection was lost: the pool has removed it and opens another when needed.
  pool.on('error', () => undefined);
  return pool;
}

/** The connection was lost or not available in time; the statement may or may not have been executed. */
export class LostConnectionError extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

const LOST = new RegExp(
  String.raw`^(Connection terminated|Client (was closed|has encountered a connection error)|` +
    String.raw`timeout expired|Cannot use a pool after)`,
);

/** Maps connection errors, including the server's own fatal ones, to LostConnectionError. */
function named(error: unknown): unknown {
  return error instanceof Error && LOST.test(error.message)
    ? new LostConnectionError('The connection to the database was lost.', { cause: error })
    : error;
}

/**
 * Whether the connection can no longer be used after this error: it was lost, the server ended it, or a system call
 * failed. After an error in the statement itself it can be used again.
 */
export function isLost(error: unknown): boolean {
  if (error instanceof LostConnectionError) return true;
  if (error instanceof pg.DatabaseError) return /FATAL|PANIC/.test(error.severity ?? '');
  return error instanceof Error && 'syscall' in error;
}

/** A free connection of the pool; throws LostConnectionError when none is available in time. */
export async function takeConnection(pool: Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => {
    throw named(error);
  });
}

/** Rows with a `count`, as in the results of the original driver. */
export type Rows = unknown[] & { count: number };
export type Shape = 'objects' | 'arrays';

/** Sends a statement at once, after earlier ones, without waiting for their results. */
export async function sendStatement(
  connection: pg.PoolClient,
  text: string,
  parameters: readonly unknown[] = [],
  shape: Shape = 'objects',
): Promise<Rows> {
  if (parameters.some((value) => value === undefined))
    throw new Error('A statement was given a parameter without a value.');
  const values = [...parameters];
  const startedAt = performance.now();
  const asked =
    shape === 'arrays' ? connection.query({ text, values, rowMode: 'array' }) : connection.query({ text, values });
  const answer: pg.QueryResult | pg.QueryResult[] = await asked.catch((error: unknown) => {
    throw named(error);
  });
  logSlowStatement(text, performance.now() - startedAt);
  // Several statements in one text have one result each.
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  return Object.assign(last?.rows ?? [], { count: last?.rowCount ?? 0 });
}

type Statement = { values(): Promise<Rows>; then: Promise<Rows>['then'] };
type Run = (text: string, parameters: readonly unknown[], shape: Shape) => Promise<Rows>;

/** The statement is executed when the result is awaited. */
export function statementOf(run: Run): (text: string, parameters?: readonly unknown[]) => Statement {
  return (text, parameters = []) => ({
    then: (...handlers) => run(text, parameters, 'objects').then(...handlers),
    values: () => run(text, parameters, 'arrays'),
  });
}

export type TransactionClient = {
  unsafe: ReturnType<typeof statementOf>;
  savepoint<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T>;
};

/** Runs one statement on any free connection. */
export async function sendOnAnyConnection(
  pool: Pool,
  text: string,
  parameters: readonly unknown[],
  shape: Shape,
): Promise<Rows> {
  const connection = await takeConnection(pool);
  let lost: unknown;
  try {
    return await sendStatement(connection, text, parameters, shape);
  } catch (error) {
    lost = isLost(error);
    throw error;
  } finally {
    connection.release(Boolean(lost));
  }
}

/**
 * Runs `work` in a transaction that begins with `settings`. A failed statement rolls it back, even when its error was
 * caught.
 */
export async function inTransaction<T>(
  pool: Pool,
  settings: string,
  work: (tx: TransactionClient) => Promise<T>,
): Promise<T> {
  const connection = await takeConnection(pool);
  const failures: unknown[] = [];
  try {
    // Not awaited: it is executed first, and when it fails nothing after it is executed.
    const begun = sendStatement(connection, `begin; ${settings}`);
    begun.catch((error: unknown) => failures.push(error));
    const result = await transactionOn(connection, failures, work);
    if (failures.length > 0) throw failures[0];
    await sendStatement(connection, 'commit');
    return result;
  } catch (error) {
    await sendStatement(connection, 'rollback').catch((lost: unknown) => failures.push(lost));
    // "The transaction is aborted" is a consequence; the first failure is thrown.
    throw isAborted(error) ? (failures[0] ?? error) : error;
  } finally {
    connection.release(failures.some(isLost));
  }
}

function transactionOn<T>(
  connection: pg.PoolClient,
  failures: unknown[],
  work: (tx: TransactionClient) => Promise<T>,
): Promise<T> {
  let savepoints = 0;
  const run: Run = (text, parameters, shape) =>
    sendStatement(connection, text, parameters, shape).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
  const tx: TransactionClient = {
    unsafe: statementOf(run),
    async savepoint(part) {
      savepoints += 1;
      const [name, before] = [`s${savepoints}`, failures.length];
      await run(`savepoint ${name}`, [], 'objects');
      try {
        return await part(tx);
      } catch (error) {
        await run(`rollback to ${name}`, [], 'objects');
        failures.length = before;
        throw error;
      }
    },
  };
  return work(tx);
}

function isAborted(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === '25P02';
}

/** The client interface that drizzle uses. */
export function clientOf(pool: Pool): postgres.Sql {
  const client = {
    options: { parsers: {}, serializers: {} },
    unsafe: statementOf((text, parameters, shape) => sendOnAnyConnection(pool, text, parameters, shape)),
    begin: <T>(work: (tx: TransactionClient) => Promise<T>) => inTransaction(pool, '', work),
  };
  return client as unknown as postgres.Sql;
}

import type pg from 'pg';
import { sendStatement, isLost, takeConnection, type Pool, type Rows, type Shape } from './pool.ts';

/** Connections that are being returned to their pool. */
const returningConnections = new Set<Promise<unknown>>();

type Asked = { text: string; parameters: readonly unknown[]; shape: Shape };

/**
 * Runs one statement in its own transaction that begins with `settings`. Everything is sent without waiting for
 * answers, which takes a third of the time. When the settings or the statement fail, nothing more runs in the
 * transaction and it is rolled back. With `isRead` the result does not wait for the commit either.
 */
export async function runPipelined(
  pool: Pool,
  settings: string,
  { text, parameters, shape }: Asked,
  isRead: boolean,
): Promise<Rows> {
  const connection = await takeConnection(pool);
  const begun = sendStatement(connection, `begin; ${settings}`);
  const asked = sendStatement(connection, text, parameters, shape);
  const ended = sendStatement(connection, 'commit');
  const given = returnConnection(connection, [begun, asked, ended]);
  const returned = given
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => returningConnections.delete(returned));
  returningConnections.add(returned);
  const [opening, answer] = await Promise.allSettled([begun, asked]);
  if (opening.status === 'rejected') throw opening.reason;
  if (answer.status === 'rejected') throw answer.reason;
  if (!isRead) await given;
  return answer.value;
}

/** Waits until all connections are back in the pool, which must happen before the pool is closed. */
export async function waitForReturnedConnections(): Promise<void> {
  await Promise.all(returningConnections);
}

/**
 * Waits for the commit and returns the connection to the pool, which discards lost ones. Rejects when the commit
 * failed.
 */
async function returnConnection(connection: pg.PoolClient, parts: Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(parts);
  connection.release(settled.some((each) => each.status === 'rejected' && isLost(each.reason)));
  const end = settled.at(-1);
  if (end?.status === 'rejected') throw end.reason;
}

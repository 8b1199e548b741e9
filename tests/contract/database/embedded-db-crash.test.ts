import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@/db/embedded/server';
import { TSX } from '@/scripts/supervisor/project';
import { tempFolder } from '@/tests/support/temp-folder';

const KILLS = 3;
const ACKNOWLEDGED_BEFORE_KILL = 60;
const WRITERS = 4;

let database: EmbeddedDatabase;
let dataDir: string;
let removeFolder: () => Promise<void>;

beforeAll(async () => {
  const { folder, remove } = await tempFolder();
  dataDir = folder;
  removeFolder = remove;
  database = await startEmbeddedDatabase({ dataDir });
});

afterAll(async () => {
  await database.stop();
  await removeFolder();
});

const open = (): postgres.Sql =>
  postgres(database.url, { max: 1, onnotice: () => undefined, connect_timeout: 2, backoff: false });

/** Writes pairs of rows in transactions until the server is gone; reports each commit that was acknowledged. */
async function writeUntilDeath(writer: number, firstId: number, onAcknowledged: (id: number) => void): Promise<void> {
  const sql = open();
  try {
    for (let id = firstId + writer; ; id += WRITERS) {
      await sql.begin(async (tx) => {
        await tx`insert into pairs values (${id}, 'left')`;
        await tx`insert into pairs values (${id}, 'right')`;
      });
      onAcknowledged(id);
    }
  } catch {
    // The kill; what was acknowledged until here is what counts.
  } finally {
    await sql.end({ timeout: 0 });
  }
}

it('loses no acknowledged write and keeps no partial transaction when killed repeatedly during writes', async () => {
  const setup = open();
  await setup`create table pairs (id int, side text, primary key (id, side))`;
  await setup.end();
  const acknowledged = new Set<number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const before = acknowledged.size;
    const onAcknowledged = (id: number): void => {
      acknowledged.add(id);
      if (acknowledged.size - before === ACKNOWLEDGED_BEFORE_KILL) process.kill(database.pid, 'SIGKILL');
    };
    await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => writeUntilDeath(writer, kill * 1_000_000, onAcknowledged)),
    );
    expect((await database.exited).signal).toBe('SIGKILL');
    const { port, password } = database;
    database = await startEmbeddedDatabase({ dataDir, port, password });
  }
  const sql = open();
  const rows = await sql<{ id: number; sides: number }[]>`select id, count(*)::int as sides from pairs group by id`;
  await sql.end();
  expect(rows.filter(({ sides }) => sides !== 2)).toEqual([]);
  const stored = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_BEFORE_KILL);
});

it('comes back at the same address, and a waiting client reconnects by itself', async () => {
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  await sql`create table kept (id int)`;
  await sql`insert into kept values (7)`;
  process.kill(database.pid, 'SIGKILL');
  await database.exited;
  const { port, password } = database;
  database = await startEmbeddedDatabase({ dataDir, port, password });
  // The pool may notice the broken connection only with the first query.
  const ask = () => sql<{ id: number }[]>`select id from kept`;
  expect((await ask().catch(ask))[0]?.id).toBe(7);
  await sql.end();
});

it('ends by itself when the process that started it is killed, and frees the folder', async () => {
  await database.stop();
  const starter = fork(fileURLToPath(new URL('../../support/databases/hold-database.ts', import.meta.url)), [dataDir], {
    execArgv: TSX,
  });
  await once(starter, 'message');
  starter.kill('SIGKILL');
  database = await startEmbeddedDatabase({ dataDir });
  const sql = open();
  expect((await sql`select id from kept`)[0]?.id).toBe(7);
  await sql.end();
});

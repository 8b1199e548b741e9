import { connect } from 'node:net';
import pg from 'pg';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@/db/embedded/server';
import { tempFolder } from '@/tests/support/temp-folder';

const CONNECTIONS = 8;

let database: EmbeddedDatabase;
let removeFolder: () => Promise<void>;
let dataDir: string;
let admin: postgres.Sql;

beforeAll(async () => {
  const { folder, remove } = await tempFolder();
  dataDir = folder;
  removeFolder = remove;
  database = await startEmbeddedDatabase({ dataDir, idleInTransactionMs: 2_000 });
  admin = open();
});

afterAll(async () => {
  await admin.end();
  await database.stop();
  await removeFolder();
});

beforeEach(async () => {
  await admin`drop table if exists accounts`;
  await admin`create table accounts (id int primary key, balance int not null)`;
});

function open(options: postgres.Options<Record<string, never>> = {}): postgres.Sql {
  return postgres(database.url, { max: 1, onnotice: () => undefined, ...options });
}

async function onEach<T>(
  count: number,
  act: (sql: postgres.Sql, index: number) => Promise<T>,
  options = {},
): Promise<T[]> {
  const clients = Array.from({ length: count }, () => open(options));
  try {
    return await Promise.all(clients.map(act));
  } finally {
    await Promise.all(clients.map((sql) => sql.end()));
  }
}

describe('many connections', () => {
  it.each([{ prepare: true }, { prepare: false }])(
    'gives every query of eight connections its own answer with $prepare prepared statements',
    async (options) => {
      const wrong = await onEach(
        CONNECTIONS,
        async (sql, index) => {
          let mistakes = 0;
          for (let round = 0; round < 150; round++) {
            const value = index * 1_000_000 + round;
            const [row] = await sql<{ value: number }[]>`select ${value}::int as value`;
            if (row?.value !== value) mistakes++;
          }
          return mistakes;
        },
        options,
      );
      expect(wrong).toEqual(Array.from({ length: CONNECTIONS }, () => 0));
    },
  );

  it('answers pipelined queries of one connection in their order', async () => {
    const sql = open();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => sql<{ n: number }[]>`select ${n}::int as n`),
    );
    await sql.end();
    expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });

  it('serves postgres.js and a pg pool at the same time', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 4 });
    const sql = open({ max: 4 });
    await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        n % 2 === 0
          ? sql`insert into accounts values (${n}, ${n})`
          : pool.query('insert into accounts values ($1, $2)', [n, n]),
      ),
    );
    await Promise.all([pool.end(), sql.end()]);
    expect(
      (await admin`select count(*)::int as count, count(*) filter (where id = balance)::int as right from accounts`)[0],
    ).toEqual({ count: 200, right: 200 });
  });

  it('keeps transactions apart: concurrent transfers neither mix nor lose money', async () => {
    await admin`insert into accounts select n, 100 from generate_series(1, 4) n`;
    await onEach(CONNECTIONS, async (sql, index) => {
      for (let round = 0; round < 15; round++) {
        const [from, to] = [1 + ((index + round) % 4), 1 + ((index + round + 1) % 4)];
        await sql
          .begin(async (tx) => {
            const [row] = await tx<{ balance: number }[]>`select balance from accounts where id = ${from}`;
            await tx`update accounts set balance = ${(row?.balance ?? 0) - 1} where id = ${from}`;
            await tx`update accounts set balance = balance + 1 where id = ${to}`;
            if (round % 5 === 4)
              await tx`select 1 / 0`.catch(() => {
                throw new Error('undo');
              });
          })
          .catch((error: Error) => expect(error.message).toBe('undo'));
      }
    });
    expect((await admin`select sum(balance)::int as total from accounts`)[0]?.total).toBe(400);
  });

  it('hides an open transaction from the others until it is committed', async () => {
    const [writer, reader] = [open(), open()];
    let seen: Promise<{ count: number }[]> | undefined;
    await writer.begin(async (tx) => {
      await tx`insert into accounts values (1, 1)`;
      seen = reader<{ count: number }[]>`select count(*)::int as count from accounts`.execute();
      await tx`insert into accounts values (2, 2)`;
    });
    expect((await seen)?.[0]?.count).toBe(2);
    await Promise.all([writer.end(), reader.end()]);
  });

  it('lets a client set its session without changing that of another', async () => {
    const [one, other] = [open(), open()];
    await one`set statement_timeout = '7s'`;
    expect((await other`show statement_timeout`)[0]?.statement_timeout).toBe('0');
    expect((await one`show statement_timeout`)[0]?.statement_timeout).toBe('7s');
    await Promise.all([one.end(), other.end()]);
  });

  it('sends a notification to every listener', async () => {
    const heard: string[] = [];
    const subscribed: Promise<void>[] = [];
    const listeners = [open(), open()];
    const arrivals = listeners.map(
      (sql) =>
        new Promise<void>((resolve, reject) => {
          const listening = sql.listen('news', (payload) => {
            heard.push(payload);
            resolve();
          });
          subscribed.push(listening.then(() => undefined, reject));
        }),
    );
    await Promise.all(subscribed);
    await admin.notify('news', 'hello');
    await Promise.all(arrivals);
    expect(heard).toEqual(['hello', 'hello']);
    await Promise.all(listeners.map((sql) => sql.end()));
  });
});

describe('clients that misbehave', () => {
  it('rolls back the transaction of a connection that is dropped', async () => {
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    await client.query('insert into accounts values (1, 1)');
    const waiting = admin`select count(*)::int as count from accounts`.execute();
    Reflect.get(client, 'connection').stream.destroy();
    expect((await waiting)[0]?.count).toBe(0);
  });

  it('ends an idle transaction, so that the others continue', async () => {
    const client = new pg.Client({ connectionString: database.url });
    const ended = new Promise<Error>((resolve) => client.on('error', resolve));
    await client.connect();
    await client.query('begin');
    await client.query('insert into accounts values (1, 1)');
    expect((await admin`select count(*)::int as count from accounts`)[0]?.count).toBe(0);
    expect((await ended).message).toContain('rolled back');
  });

  it('refuses COPY FROM STDIN with an error and continues', async () => {
    const refused = { code: '0A000', message: expect.stringContaining('COPY FROM STDIN is not supported') as string };
    await expect(admin.unsafe('copy accounts from stdin')).rejects.toMatchObject(refused);
    await expect(admin.unsafe('select 1; copy accounts (id) from stdin with (format csv)')).rejects.toMatchObject(
      refused,
    );
    expect((await admin`select 'copy x from stdin' as text`)[0]?.text).toBe('copy x from stdin');
  });

  it('refuses connections without the password', async () => {
    const stranger = postgres(database.url.replace(database.password, 'guess'), { max: 1 });
    await expect(stranger`select 1`).rejects.toMatchObject({ code: '28P01' });
    await stranger.end();
  });

  it('survives bytes that are no protocol and a cancel request', async () => {
    for (const bytes of [
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
      Buffer.from([0, 0, 0, 16, 4, 210, 22, 46, 0, 0, 0, 1, 0, 0, 0, 0]),
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(database.port, '127.0.0.1', () => socket.write(bytes));
        socket
          .on('close', () => resolve())
          .on('error', () => undefined)
          .resume();
      });
    }
    expect((await admin`select 1 as one`)[0]?.one).toBe(1);
  });

  it('reports an error inside a transaction as Postgres does, and recovers', async () => {
    const failing = admin.begin(async (tx) => {
      await tx`select 1 / 0`.catch(() => undefined);
      await tx`select 1`;
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect((await admin`select 1 as one`)[0]?.one).toBe(1);
  });
});

describe('what is in it', () => {
  it('has pgvector with nearest neighbours by an index', async () => {
    await admin`create extension if not exists vector`;
    await admin`create table places (id int, at vector(2))`;
    await admin`insert into places values (1, '[0,0]'), (2, '[5,5]'), (3, '[1,1]')`;
    await admin`create index on places using hnsw (at vector_cosine_ops)`;
    expect(
      (await admin<{ id: number }[]>`select id from places order by at <-> '[1,1]' limit 2`).map(({ id }) => id),
    ).toEqual([3, 1]);
  });

  it('carries a row of several megabytes both ways', async () => {
    const text = 'x'.repeat(5_000_000);
    expect((await admin<{ text: string }[]>`select ${text}::text as text`)[0]?.text.length).toBe(text.length);
  });

  it('holds its folder: a second process is refused with one sentence', async () => {
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
      /is in use by another running Plumbline; stop that one or set DATA_DIR/,
    );
  });
});

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { tableFile, type DumpedTable } from './manifest';
import { rowsQuery, tablesOf, type Table } from './tables';

const ROWS_AT_ONCE = 500;

/**
 * Writes every row of the product's tables and of its waiting jobs, as they were at one moment, below `folder`. The
 * client must not be in a transaction; the product may run meanwhile.
 */
export async function dumpDatabase(client: pg.ClientBase, folder: string): Promise<DumpedTable[]> {
  await mkdir(path.join(folder, 'database'), { recursive: true, mode: 0o700 });
  await client.query('begin isolation level repeatable read read only');
  try {
    const dumped: DumpedTable[] = [];
    for (const table of await tablesOf(client)) dumped.push(await dumpTable(client, table, folder));
    return dumped;
  } finally {
    await client.query('rollback');
  }
}

async function dumpTable(client: pg.ClientBase, table: Table, folder: string): Promise<DumpedTable> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    await client.query(`declare dumped no scroll cursor for ${rowsQuery(table)}`);
    for (;;) {
      const { rows: some } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from dumped`);
      if (some.length === 0) break;
      const text = some.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join('');
      rows += some.length;
      hash.update(text);
      yield text;
    }
    await client.query('close dumped');
  }
  const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600 });
  await pipeline(Readable.from(lines()), createGzip({ level: 6 }), file);
  return { name: table.name, columns: table.columns, rows, sha256: hash.digest('hex') };
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { Refusal } from '../supervisor/refusal';
import { tableFile, type DumpedTable } from './manifest';
import { tablesOf } from './tables';

const ROWS_AT_ONCE = 200;
/** A statement with more text than this is sent in parts. */
const MOST_CHARACTERS = 8_000_000;

const FOREIGN_KEYS = `
  select format('%I.%I', space.nspname, rel.relname) as name, quote_ident(con.conname) as key,
         pg_get_constraintdef(con.oid) as definition
  from pg_constraint con join pg_class rel on rel.oid = con.conrelid
  join pg_namespace space on space.oid = rel.relnamespace
  where con.contype = 'f' and space.nspname = 'public' and con.conparentid = 0`;
const SEQUENCES = `
  select format('%I.%I', space.nspname, rel.relname) as name, quote_ident(att.attname) as column,
         pg_get_serial_sequence(format('%I.%I', space.nspname, rel.relname), att.attname) as sequence
  from pg_attribute att join pg_class rel on rel.oid = att.attrelid
  join pg_namespace space on space.oid = rel.relnamespace
  where space.nspname = 'public' and rel.relkind in ('r', 'p') and att.attnum > 0 and not att.attisdropped
    and pg_get_serial_sequence(format('%I.%I', space.nspname, rel.relname), att.attname) is not null`;

/** A database with a person or a tenant's own company is in use. */
const IN_USE = `
  select (select count(*) from public."user")::int + (select count(*) from public.tenant_companies)::int as count`;

/**
 * Replaces the rows of a new database, at the schema of the back-up, by those of the back-up; in one transaction, at
 * whose end every reference between tables is checked. Throws Refusal when the database is in use, lacks a table, or
 * the back-up is damaged.
 */
export async function loadDatabase(client: pg.ClientBase, folder: string, tables: DumpedTable[]): Promise<void> {
  const { rows: used } = await client.query<{ count: number }>(IN_USE);
  if ((used[0]?.count ?? 0) > 0)
    throw new Refusal(
      'The database already holds people or companies; restore into a new one, so that nothing is lost.',
    );
  const known = new Set((await tablesOf(client)).map(({ name }) => name));
  const unknown = tables.filter(({ name }) => !known.has(name));
  if (unknown.length > 0) throw new Refusal(`This version has no table ${unknown.map(({ name }) => name).join(', ')}.`);
  await client.query('begin');
  try {
    const { rows: keys } = await client.query<{ name: string; key: string; definition: string }>(FOREIGN_KEYS);
    for (const { name, key } of keys) await client.query(`alter table ${name} drop constraint ${key}`);
    const own = tables.filter(({ name }) => name.startsWith('public.'));
    for (const { name } of own) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${own.map(({ name }) => name).join(', ')}`);
    for (const table of tables) await loadTable(client, table, folder);
    for (const { name } of own) await client.query(`alter table ${name} enable trigger user`);
    for (const { name, key, definition } of keys)
      await client.query(`alter table ${name} add constraint ${key} ${definition}`);
    await continueSequences(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function loadTable(client: pg.ClientBase, table: DumpedTable, folder: string): Promise<void> {
  const columns = table.columns.join(', ');
  const insert =
    `insert into ${table.name} (${columns}) overriding system value ` +
    `select ${columns} from json_populate_recordset(null::${table.name}, $1::json)`;
  const hash = createHash('sha256');
  let waiting: string[] = [];
  let characters = 0;
  let rows = 0;
  const send = async () => {
    if (waiting.length > 0) await client.query(insert, [`[${waiting.join(',')}]`]);
    rows += waiting.length;
    [waiting, characters] = [[], 0];
  };
  const input = createReadStream(tableFile(folder, table.name)).pipe(createGunzip());
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    hash.update(`${line}\n`);
    waiting.push(line);
    characters += line.length;
    if (waiting.length >= ROWS_AT_ONCE || characters > MOST_CHARACTERS) await send();
  }
  await send();
  if (rows !== table.rows || hash.digest('hex') !== table.sha256)
    throw new Refusal(`The back-up is damaged: ${table.name} is not what was written.`);
}

async function continueSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string; sequence: string }>(SEQUENCES);
  for (const { name, column, sequence } of rows)
    await client.query(`select setval($1::regclass, coalesce((select max(${column}) from ${name}), 0) + 1, false)`, [
      sequence,
    ]);
}

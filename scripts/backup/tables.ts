import type pg from 'pg';

export type Table = { name: string; columns: string[]; primaryKey: string[] };

/** Written by each installation itself: where its files are, its secret's hash, its requests to EDGAR, its handlers. */
const OF_ONE_INSTALLATION = new Set(['public.installation', 'public.rate_gates', 'public.job_runs']);
/** The product's jobs that wait or run; the queue's own jobs and ended ones are not needed. */
const QUEUE = 'pgboss.job';
const IN_QUEUE = `state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'`;

const TABLES = `
  select format('%I.%I', space.nspname, rel.relname) as name,
         array(select quote_ident(attname) from pg_attribute
               where attrelid = rel.oid and attnum > 0 and not attisdropped and attgenerated = ''
               order by attnum) as columns,
         array(select quote_ident(att.attname) from pg_index ind
               cross join lateral unnest(ind.indkey) with ordinality as part (attnum, place)
               join pg_attribute att on att.attrelid = rel.oid and att.attnum = part.attnum
               where ind.indrelid = rel.oid and ind.indisprimary order by part.place) as "primaryKey"
  from pg_class rel join pg_namespace space on space.oid = rel.relnamespace
  where rel.relkind in ('r', 'p') and not rel.relispartition
    and (space.nspname = 'public' or (space.nspname = 'pgboss' and rel.relname = 'job'))
  order by 1`;

/** The tables of a back-up, with the columns that a row is written by. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES);
  return rows.filter(({ name }) => !OF_ONE_INSTALLATION.has(name));
}

/** The rows of a table as JSON texts, in the order of the primary key. */
export function rowsQuery({ name, columns, primaryKey }: Table): string {
  const order = primaryKey.length > 0 ? primaryKey.join(', ') : '1';
  const kept = name === QUEUE ? `where ${IN_QUEUE}` : '';
  const chosen = `select ${columns.join(', ')} from ${name} ${kept}`;
  return `select to_json(kept)::text as line from (${chosen}) kept order by ${order}`;
}

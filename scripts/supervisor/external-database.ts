import pg from 'pg';
import { errorCode, Refusal, messageOf } from './refusal';

const OLDEST_POSTGRES = 16;
const PATIENCE_MS = 10_000;
const CAPABILITIES = `
  select current_setting('server_version_num')::int / 10000 as version,
         exists (select 1 from pg_available_extensions where name = 'vector') as has_vector,
         current_user as "user", current_database() as "database",
         has_database_privilege(current_database(), 'create') as can_create_schemas,
         has_schema_privilege('public', 'create') as can_create_tables,
         exists (select 1 from pg_extension where extname = 'vector')
           or (select rolsuper from pg_roles where rolname = current_user)
           or (has_database_privilege(current_database(), 'create')
               and (select bool_or(trusted) from pg_available_extension_versions where name = 'vector')) as \
can_use_vector`;

type Capabilities = {
  version: number;
  has_vector: boolean;
  user: string;
  database: string;
  can_create_schemas: boolean;
  can_create_tables: boolean;
  can_use_vector: boolean;
};

/** Checks that the configured PostgreSQL answers, is new enough and offers pgvector; throws Refusal. */
export async function requireUsableDatabase(url: string): Promise<void> {
  const place = placeOf(url);
  // Uses pg instead of postgres.js, which retries forever when something other than Postgres answers.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Capabilities>(CAPABILITIES);
    const [row] = rows;
    if (!row) throw new Error('it sent no answer');
    if (row.version < OLDEST_POSTGRES) {
      throw new Refusal(
        `DATABASE_URL points at PostgreSQL ${row.version} at ${place}; Plumbline needs ${OLDEST_POSTGRES} or newer.`,
      );
    }
    if (!row.has_vector) {
      throw new Refusal(
        `The PostgreSQL at ${place} has no pgvector; install the package postgresql-${row.version}-pgvector on ` +
          'its server.',
      );
    }
    const grants = missingGrants(row);
    if (grants.length > 0) {
      throw new Refusal(
        `The user "${row.user}" of DATABASE_URL lacks rights in the database "${row.database}" at ${place}; let ` +
          `an administrator of the server run there: ${grants.join(' ')}`,
      );
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(connectionSentence(place, error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** SQL for an administrator, so that this user can migrate the database. */
function missingGrants({
  user,
  database,
  can_use_vector: canUseVector,
  can_create_schemas: canCreateSchemas,
  can_create_tables: canCreateTables,
}: Capabilities): string[] {
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
  return [
    ...(canUseVector ? [] : ['create extension vector;']),
    ...(canCreateSchemas ? [] : [`grant create on database ${quoted(database)} to ${quoted(user)};`]),
    ...(canCreateTables ? [] : [`grant usage, create on schema public to ${quoted(user)};`]),
  ];
}

/** Host, port and database of a URL without user name and password. */
function placeOf(url: string): string {
  if (!URL.canParse(url))
    throw new Refusal('DATABASE_URL cannot be read; it must look like postgres://user:password@host:5432/database.');
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}

function connectionSentence(place: string, error: unknown): string {
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return (
        `Nothing answers at ${place}, where DATABASE_URL points; start that PostgreSQL, correct DATABASE_URL, or ` +
        'unset it to use the embedded database.'
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return (
        `The host of DATABASE_URL (${place}) cannot be found; ` +
        'correct it, or unset it to use the embedded database.'
      );
    case 'ETIMEDOUT':
      return `The PostgreSQL at ${place} did not answer within 10 seconds; check DATABASE_URL and the network.`;
    case '28P01':
    case '28000':
      return `The PostgreSQL at ${place} refused the user or password in DATABASE_URL.`;
    case '3D000':
      return `The database that DATABASE_URL names does not exist at ${place}; create it first.`;
    default:
      if (/timeout/i.test(messageOf(error)))
        return `The PostgreSQL at ${place} did not answer within 10 seconds; check DATABASE_URL and the network.`;
      return (
        `The database at ${place}, where DATABASE_URL points, cannot be used: ${messageOf(error)}. Is it a ` +
        'PostgreSQL server?'
      );
  }
}

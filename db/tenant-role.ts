import type postgres from 'postgres';

/**
 * The role for requests: it cannot sign in and owns nothing, and row-level security applies to it, unlike to the owner.
 */
export const TENANT_ROLE = 'plumbline_app';

/** Tables of sign-in, limits and the installation, to which requests have no access. */
const CLOSED_TABLES = [
  'session',
  'account',
  'verification',
  'two_factor',
  'password_guesses',
  'known_devices',
  'rate_limit',
  'request_counts',
  'mail_counts',
  'demo_workspaces',
  'demo_usage',
  'installation',
  'rate_gates',
  'job_runs',
];

/**
 * Creates the role (which belongs to the server, not the database), lets the database's owner act as it, and grants it
 * access under the policies. Not a migration: a database that is restored on another server, or created before its
 * administrator made the role, gets it at the next start. Changes nothing without the right to do so.
 */
export async function prepareTenantRole(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext(${TENANT_ROLE}))`;
    await tx.unsafe(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${TENANT_ROLE}') then
          create role ${TENANT_ROLE} nologin;
        end if;
        if not pg_has_role('${TENANT_ROLE}', 'set') then
          grant ${TENANT_ROLE} to current_user with inherit false, set true;
        end if;
      exception when insufficient_privilege or duplicate_object or unique_violation then
        null;
      end $$`);
    if (!(await canActAsTenant(tx))) return;
    await grantSchema(tx, 'public', 'select, insert, update, delete');
    await tx.unsafe(`revoke all on ${CLOSED_TABLES.join(', ')} from ${TENANT_ROLE}`);
  });
}

/** Grants access to the tables of the job queue, to which requests only add. */
export async function grantQueue(sql: postgres.Sql, schema: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext(${TENANT_ROLE}))`;
    if (await canActAsTenant(tx)) await grantSchema(tx, schema, 'select, insert');
  });
}

/** Whether this connection's user may act as the role; otherwise row-level security is off. */
export async function canActAsTenant(sql: Pick<postgres.ISql, 'unsafe'>): Promise<boolean> {
  const [row] = await sql.unsafe<{ can: boolean }[]>(
    `select pg_has_role(oid, 'set') as can from pg_roles where rolname = '${TENANT_ROLE}'`,
  );
  return row?.can ?? false;
}

/**
 * Why row-level security is and stays off in the database, with the remedy; null when it is on or the next start
 * switches it on.
 */
export async function rowSecurityProblem(sql: postgres.ISql): Promise<string | null> {
  if (await canActAsTenant(sql)) return null;
  const [row] = await sql<{ name: string; canCreate: boolean; exists: boolean }[]>`
    select current_user as name, rolsuper or rolcreaterole as "canCreate", exists (select from pg_roles where rolname \
= ${TENANT_ROLE}) as exists
    from pg_roles where rolname = current_user`;
  if (row?.canCreate && !row.exists) return null;
  const remedy =
    `${row?.exists ? '' : `create role ${TENANT_ROLE} nologin; `}grant ${TENANT_ROLE} to ` +
    `"${row?.name ?? 'the user of DATABASE_URL'}" with inherit false, set true;`;
  return (
    `Row-level security is off: the database user may not act as the role ${TENANT_ROLE}. Tenants are kept apart by ` +
    `every query alone, without the second line. Let an administrator of the server run: ${remedy} and start ` +
    'Plumbline again.'
  );
}

async function grantSchema(tx: postgres.TransactionSql, schema: string, rights: string): Promise<void> {
  await tx`grant usage on schema ${tx(schema)} to ${tx(TENANT_ROLE)}`;
  await tx.unsafe(
    `grant ${rights} on all tables in schema ${schema} to ${TENANT_ROLE}; grant usage on all sequences in schema ` +
      `${schema} to ${TENANT_ROLE}`,
  );
}

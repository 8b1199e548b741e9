import { sql, type SQL } from 'drizzle-orm';
import { pgPolicy, type PgColumn, type PgPolicy } from 'drizzle-orm/pg-core';

/**
 * Row-level security, the second line behind the `where` of every query. The role of requests sees and changes only
 * what a policy allows; the owner of the tables (jobs, sign-in, migrations) is not bound. As sub-selects the two
 * settings are read once a statement and can drive an index; unset they match nothing.
 */
const TENANT = sql`(select current_setting('plumbline.tenant_id', true))`;
const USER = sql`(select current_setting('plumbline.user_id', true))`;

type Commands = { for?: 'all' | 'select' | 'insert'; name?: string };

/** The rows of the tenant. */
export function tenantRows(tenantId: PgColumn, commands: Commands = {}): PgPolicy {
  return policy('tenant_rows', sql`${tenantId} = ${TENANT}`, commands);
}

/** The rows of the tenant that everybody in it sees, and those of the asking user. */
export function visibleRows(table: { tenantId: PgColumn; visibility: PgColumn; createdBy: PgColumn }): PgPolicy {
  return policy(
    'visible_rows',
    sql`${table.tenantId} = ${TENANT} and (${table.visibility} = 'organization' or ${table.createdBy} = ${USER})`,
  );
}

/** The rows of the tenant, for reading and adding; what was written stays. */
export function addedRows(tenantId: PgColumn): PgPolicy[] {
  return [
    policy('tenant_reads', sql`${tenantId} = ${TENANT}`, { for: 'select' }),
    policy('tenant_adds', sql`${tenantId} = ${TENANT}`, { for: 'insert' }),
  ];
}

/** The rows of the asking user in the tenant. */
export function ownRows(table: { tenantId: PgColumn; userId: PgColumn }): PgPolicy {
  return policy('own_rows', sql`${table.tenantId} = ${TENANT} and ${table.userId} = ${USER}`);
}

/** The rows that belong to a row which the policies of its own table let through. */
export function rowsOf(child: PgColumn, parent: PgColumn, commands: Commands = {}): PgPolicy {
  return policy(
    commands.name ?? 'rows_of_parent',
    sql`exists (select 1 from ${parent.table} where ${parent} = ${child})`,
    commands,
  );
}

/** The rows that the condition lets through; it may use `whoAsks`. */
export function rowsWhere(name: string, condition: SQL, commands: Commands = {}): PgPolicy {
  return policy(name, condition, commands);
}

export const whoAsks = { tenant: TENANT, user: USER };

function policy(name: string, condition: SQL, { for: command = 'all' }: Commands = {}): PgPolicy {
  return pgPolicy(name, { for: command, ...(command === 'insert' ? { withCheck: condition } : { using: condition }) });
}

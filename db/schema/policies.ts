import { sql, type SQL } from 'drizzle-orm';
import { pgPolicy, type PgColumn, type PgPolicy } from 'drizzle-orm/pg-core';

/**
 * Row-level security, a second protection behind the `where` of every query. The request role can read and change only
 * what a policy allows; the owner of the tables (jobs, sign-in, migrations) is not restricted. As sub-selects the two
 * settings are evaluated once per statement and can use an index; when not set they match no rows.
 */
const TENANT = sql`(select current_setting('plumbline.tenant_id', true))`;
const USER = sql`(select current_setting('plumbline.user_id', true))`;

type Commands = { for?: 'all' | 'select' | 'insert'; name?: string };

/** Policy for the tenant's rows. */
export function tenantRows(tenantId: PgColumn, commands: Commands = {}): PgPolicy {
  return policy('tenant_rows', sql`${tenantId} = ${TENANT}`, commands);
}

/** Policy for the tenant's shared rows, and those of the current user. */
export function visibleRows(table: { tenantId: PgColumn; visibility: PgColumn; createdBy: PgColumn }): PgPolicy {
  return policy(
    'visible_rows',
    sql`${table.tenantId} = ${TENANT} and (${table.visibility} = 'organization' or ${table.createdBy} = ${USER})`,
  );
}

/** Policies for reading and adding the tenant's rows; existing rows cannot be changed. */
export function addedRows(tenantId: PgColumn): PgPolicy[] {
  return [
    policy('tenant_reads', sql`${tenantId} = ${TENANT}`, { for: 'select' }),
    policy('tenant_adds', sql`${tenantId} = ${TENANT}`, { for: 'insert' }),
  ];
}

/** Policy for the current user's rows in the tenant. */
export function ownRows(table: { tenantId: PgColumn; userId: PgColumn }): PgPolicy {
  return policy('own_rows', sql`${table.tenantId} = ${TENANT} and ${table.userId} = ${USER}`);
}

/** Policy for rows whose parent row is visible under the policies of its own table. */
export function rowsOf(child: PgColumn, parent: PgColumn, commands: Commands = {}): PgPolicy {
  return policy(
    commands.name ?? 'rows_of_parent',
    sql`exists (select 1 from ${parent.table} where ${parent} = ${child})`,
    commands,
  );
}

/** Policy with the given condition, which may use `whoAsks`. */
export function rowsWhere(name: string, condition: SQL, commands: Commands = {}): PgPolicy {
  return policy(name, condition, commands);
}

export const whoAsks = { tenant: TENANT, user: USER };

function policy(name: string, condition: SQL, { for: command = 'all' }: Commands = {}): PgPolicy {
  return pgPolicy(name, { for: command, ...(command === 'insert' ? { withCheck: condition } : { using: condition }) });
}

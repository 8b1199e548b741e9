import { randomInt, randomUUID } from 'node:crypto';
import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '@/db/client';
import * as schema from '@/db/schema';

export type Owner = { tenantId: string; userId: string };
export type Row = Record<string, unknown>;

/** Every table, parents before children. */
export const TABLES: readonly PgTable[] = inOrder(
  Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable)),
);

/** Stores one row in every table, all of one tenant and one user, for the current columns of the tables. */
export async function makeRows(db: Db, owner: Owner): Promise<Map<PgTable, Row>> {
  const made = new Map<PgTable, Row>();
  for (const table of TABLES.filter((each) => each !== schema.auditChainHeads)) {
    const [row] = await db
      .insert(table)
      .values(someRow(table, owner, made))
      .returning();
    if (!row) throw new Error(`${getTableName(table)} did not take a row.`);
    made.set(table, row);
  }
  // The database adds audit records to their chain at commit.
  const [record] = await db.select().from(schema.auditRecords).where(eq(schema.auditRecords.tenantId, owner.tenantId));
  const [head] = await db
    .select()
    .from(schema.auditChainHeads)
    .where(eq(schema.auditChainHeads.tenantId, owner.tenantId));
  return made.set(schema.auditRecords, record ?? {}).set(schema.auditChainHeads, head ?? {});
}

/** A row for a table with references to the given rows of its parents. */
export function someRow(table: PgTable, owner: Owner, parents: ReadonlyMap<PgTable, Row>): Row {
  const row: Row = {};
  const { columns, foreignKeys } = getTableConfig(table);
  for (const [key, column] of Object.entries(columnsOf(columns, table))) {
    const value =
      ownerValue(column.name, owner) ?? (column.notNull && !column.hasDefault ? someValue(column) : undefined);
    if (value !== undefined) row[key] = value;
  }
  for (const { reference } of foreignKeys) {
    const { columns: from, foreignColumns: to, foreignTable } = reference();
    const [column, target] = [from[0], to[0]];
    const parent = parents.get(foreignTable);
    if (column && target && parent) row[keyOf(table, column)] = parent[keyOf(foreignTable, target)];
  }
  // References that the schema does not declare, because their target may be deleted.
  if (table === schema.reportUsage) row.watchId = parents.get(schema.subscriptions)?.id;
  if (table === schema.companies) row.source = 'user';
  if (table === schema.grids) Object.assign(row, { rows: [], columns: [] });
  if (table === schema.documents) row.source = 'upload';
  if (table === schema.user) row.id = owner.userId;
  if (table === schema.organization) row.id = owner.tenantId;
  return row;
}

function ownerValue(name: string, { tenantId, userId }: Owner): string | undefined {
  if (name === 'tenant_id' || name === 'organization_id') return tenantId;
  return name === 'user_id' || name === 'created_by' ? userId : undefined;
}

function someValue(column: PgColumn): unknown {
  if (column.enumValues?.[0]) return column.enumValues[0];
  if (column.columnType === 'PgUUID') return randomUUID();
  switch (column.dataType) {
    case 'string':
      return column.getSQLType() === 'date'
        ? '2026-01-01'
        : randomUUID().slice(0, column.columnType === 'PgChar' ? 10 : 36);
    case 'number':
      return randomInt(1000);
    case 'boolean':
      return true;
    case 'date':
      return new Date();
    case 'json':
      return {};
    case 'array':
      return [];
    default:
      return Buffer.from('x');
  }
}

function columnsOf(columns: readonly PgColumn[], table: PgTable): Record<string, PgColumn> {
  return Object.fromEntries(columns.map((column) => [keyOf(table, column), column]));
}

/** The name of a column in TypeScript. */
export function keyOf(table: PgTable, column: PgColumn): string {
  const found = Object.entries(table).find(
    ([, each]) => each === column || (each as { name?: string } | undefined)?.name === column.name,
  );
  if (!found) throw new Error(`${column.name} is not a column of ${getTableName(table)}.`);
  return found[0];
}

function inOrder(tables: PgTable[]): PgTable[] {
  const placed = new Set<PgTable>();
  const place = (table: PgTable): void => {
    if (placed.has(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys)
      if (reference().foreignTable !== table) place(reference().foreignTable);
    placed.add(table);
  };
  // Not declared as a reference, but needed first.
  place(schema.subscriptions);
  place(schema.subscriptionGroups);
  for (const table of tables) place(table);
  return [...placed];
}

import { and, eq, or, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { database, type Db } from '@/db/client';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

type Owner = { tenantId: AnyPgColumn; createdBy: AnyPgColumn };

/** What a caller sees of records that are personal or shared: the shared ones of the tenant, and one's own. */
export function isSharedOrOwn(ctx: Pick<Context, 'tenantId' | 'userId'>, table: Owner, isShared: SQL): SQL {
  return and(eq(table.tenantId, ctx.tenantId), or(isShared, eq(table.createdBy, ctx.userId))) ?? sql`false`;
}

/** How a row is read: in whose transaction, and whether it stays locked until the end of that. */
export type RowOptions = { isLocked?: boolean };

/** The one row that meets the condition, which names the tenant; throws `not_found` with the message otherwise. */
export async function requireRow<Table extends PgTable>(
  table: Table,
  condition: SQL | undefined,
  message: string,
  db: Db = database(),
  { isLocked = false }: RowOptions = {},
): Promise<InferSelectModel<Table>> {
  const query = db
    .select()
    .from(table as PgTable)
    .where(condition ?? sql`false`);
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw new AppError('not_found', message);
  return row as InferSelectModel<Table>;
}

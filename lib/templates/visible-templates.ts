import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { templates } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type TemplateRow = typeof templates.$inferSelect;

/** Condition for visible templates: personal ones for their creator, shared ones for the whole organization. */
export function isVisibleTemplate(ctx: Context): SQL {
  return (
    and(
      eq(templates.tenantId, ctx.tenantId),
      or(eq(templates.visibility, 'organization'), eq(templates.createdBy, ctx.userId)),
    ) ?? sql`false`
  );
}

/** One visible template of the tenant, with its row locked on request; throws `not_found` otherwise. */
export async function requireTemplateRow(
  ctx: Context,
  templateId: string,
  db: Db = database(),
  options: { isLocked?: boolean } = {},
): Promise<TemplateRow> {
  const query = db
    .select()
    .from(templates)
    .where(and(eq(templates.id, templateId), isVisibleTemplate(ctx)));
  const [row] = await (options.isLocked ? query.for('update') : query);
  if (!row) throw new AppError('not_found', 'Template not found');
  return row;
}

/** Throws when a personal account shares, because it has nobody to share with. */
export function requireShareable(ctx: Context, visibility: string | undefined): void {
  if (visibility !== 'organization' || ctx.organizationId) return;
  const detail = 'Sharing with an organization needs an active organization.';
  throw new AppError('invalid', detail, { errors: [{ path: 'visibility', message: detail }] });
}

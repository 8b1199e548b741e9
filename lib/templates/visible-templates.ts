import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { templates } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { isSharedOrOwn, requireRow, type RowOptions } from '@/lib/visible-rows';

export type TemplateRow = typeof templates.$inferSelect;

/** Condition for visible templates: personal ones for their creator, shared ones for the whole organization. */
export function isVisibleTemplate(ctx: Context): SQL {
  return isSharedOrOwn(ctx, templates, eq(templates.visibility, 'organization'));
}

/** One visible template of the tenant, with its row locked on request; throws `not_found` otherwise. */
export function requireTemplateRow(ctx: Context, id: string, db?: Db, options?: RowOptions): Promise<TemplateRow> {
  return requireRow(templates, and(eq(templates.id, id), isVisibleTemplate(ctx)), 'Template not found', db, options);
}

/** Throws `invalid` when a personal account shares, because it has no other members. */
export function requireShareable(ctx: Context, visibility: string | undefined): void {
  if (visibility !== 'organization' || ctx.organizationId) return;
  const detail = 'Sharing with an organization needs an active organization.';
  throw new AppError('invalid', detail, { errors: [{ path: 'visibility', message: detail }] });
}

import { database } from '@/db/client';
import { templates } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { flagsOfQueries, mergeQueryFlags } from './merge-flags.rules';
import { readStoredFlags, storeFlags } from './store-flags';
import type { CreateTemplateInput, Template } from './schema';
import { toTemplate } from './to-template';
import { requireShareable } from './visible-templates';

/**
 * Creates a template; `flagConfiguration` is that of the template it was copied from. Throws `invalid` when a personal
 * account shares.
 */
export async function createTemplate(
  ctx: Context,
  input: CreateTemplateInput,
  flagConfiguration = '',
): Promise<Template> {
  requireShareable(ctx, input.visibility);
  return database().transaction(async (tx) => {
    const [row] = await tx
      .insert(templates)
      .values({
        tenantId: ctx.tenantId,
        createdBy: ctx.userId,
        name: input.name,
        description: input.description,
        queries: input.queries,
        categoryMapping: input.category_mapping,
        categoryOrder: input.category_order,
        visibility: input.visibility,
        includeChanges: input.include_changes,
      })
      .returning();
    if (!row) throw new AppError('internal', 'Failed to save template');
    const flags = mergeQueryFlags({ flagConfiguration, linesFromQueries: [] }, [], flagsOfQueries(input.queries));
    if (flags.flagConfiguration) await storeFlags(tx, ctx, row.id, flags);
    await recordAudit(tx, ctx, {
      action: 'template.create',
      subjectType: 'template',
      subjectId: row.id,
      details: { name: row.name, queries: input.queries.length, visibility: input.visibility },
    });
    return toTemplate(ctx, row, (await readStoredFlags(tx, ctx, row.id)).flagConfiguration);
  });
}

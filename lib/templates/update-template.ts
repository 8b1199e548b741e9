import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/db/client';
import { templates } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { invalidFrom } from '@/lib/validation-messages';
import { flagsOfQueries, mergeQueryFlags } from './merge-flags.rules';
import {
  checkCategories,
  completeOrder,
  DEFAULT_TEMPLATE_ID,
  templateQuerySchema,
  type Template,
  type UpdateTemplateInput,
} from './schema';
import { readStoredFlags, storeFlags } from './store-flags';
import { toTemplate } from './to-template';
import { requireShareable, requireTemplateRow } from './visible-templates';

const BUILT_IN = 'The default template cannot be changed. Clone it and change the copy.';

const categorised = z
  .object({
    queries: z.array(templateQuerySchema),
    category_mapping: z.record(z.string(), z.string()),
    category_order: z.array(z.string()),
  })
  .superRefine(checkCategories)
  .transform(completeOrder);

/**
 * Changes the given fields; flags of the queries are merged into the flag configuration. Throws `not_found`,
 * `forbidden` for the built-in one or when another than the creator makes a shared one personal.
 */
export async function updateTemplate(ctx: Context, templateId: string, input: UpdateTemplateInput): Promise<Template> {
  if (templateId === DEFAULT_TEMPLATE_ID) throw new AppError('forbidden', BUILT_IN);
  return database().transaction(async (tx) => {
    const before = await requireTemplateRow(ctx, templateId, tx, { isLocked: true });
    if (input.visibility !== before.visibility) requireShareable(ctx, input.visibility);
    if (input.visibility === 'user' && before.visibility === 'organization' && before.createdBy !== ctx.userId) {
      throw new AppError('forbidden', 'Only its creator can make a shared template personal.');
    }
    const whole = categorised.safeParse({
      queries: input.queries ?? before.queries,
      category_mapping: input.category_mapping ?? before.categoryMapping,
      category_order: input.category_order ?? before.categoryOrder,
    });
    if (!whole.success) throw invalidFrom(whole.error);
    const [row] = await tx
      .update(templates)
      .set({
        name: input.name,
        description: input.description,
        queries: whole.data.queries,
        categoryMapping: whole.data.category_mapping,
        categoryOrder: whole.data.category_order,
        visibility: input.visibility,
        includeChanges: input.include_changes,
        isActive: input.is_active,
      })
      .where(eq(templates.id, before.id))
      .returning();
    if (!row) throw new AppError('not_found', 'Template not found');
    const stored = await readStoredFlags(tx, ctx, templateId);
    const merged = mergeQueryFlags(stored, flagsOfQueries(before.queries), flagsOfQueries(row.queries));
    if (merged.flagConfiguration !== stored.flagConfiguration) await storeFlags(tx, ctx, templateId, merged);
    await recordAudit(tx, ctx, {
      action: 'template.update',
      subjectType: 'template',
      subjectId: templateId,
      details: { fields: Object.keys(input), queries: row.queries.length },
    });
    return toTemplate(ctx, row, merged.flagConfiguration);
  });
}

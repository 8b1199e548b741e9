import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { templates } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { DEFAULT_TEMPLATE_ID } from './schema';
import { removeFlags } from './store-flags';
import { namesOfUses, pauseTemplateUses, templateUses } from './template-uses';
import { requireTemplateRow } from './visible-templates';

/**
 * Deletes a template and its flags; reports keep their copy. When subscriptions use it, only with `force`, which pauses
 * them. Throws `not_found`, `forbidden` for the built-in one, `conflict` when it is in use and `force` is not set.
 */
export async function deleteTemplate(
  ctx: Context,
  templateId: string,
  { isForced }: { isForced: boolean },
): Promise<void> {
  if (templateId === DEFAULT_TEMPLATE_ID) throw new AppError('forbidden', 'The default template cannot be deleted.');
  await database().transaction(async (tx) => {
    const row = await requireTemplateRow(ctx, templateId, tx, { isLocked: true });
    const uses = await templateUses(tx, ctx, templateId);
    if (uses.length > 0 && !isForced) {
      throw new AppError(
        'conflict',
        `This template is used by ${namesOfUses(uses)}. Deleting it pauses ${uses.length === 1 ? 'it' : 'them'}.`,
      );
    }
    await pauseTemplateUses(tx, ctx, uses);
    await removeFlags(tx, ctx, templateId);
    await tx.delete(templates).where(eq(templates.id, row.id));
    await recordAudit(tx, ctx, {
      action: 'template.delete',
      subjectType: 'template',
      subjectId: templateId,
      details: { name: row.name, visibility: row.visibility, paused: uses.map((use) => use.id) },
    });
  });
}

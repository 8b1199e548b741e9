import { eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { templates } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { compileFlags } from './flags/compile-flags';
import { flagsOfQueries, removedLines, replaceFlags, withoutFlags } from './merge-flags.rules';
import { getTemplate } from './read-templates';
import type { FlagConfiguration, Template } from './schema';
import { readStoredFlags, removeFlags, storeFlags } from './store-flags';

/** A template's flags as text, and their understood meaning. */
export async function getTemplateFlags(ctx: Context, templateId: string): Promise<FlagConfiguration> {
  return describe(database(), ctx, await getTemplate(ctx, templateId));
}

/** Replaces the flag configuration; removed lines are removed from the queries too. */
export async function saveTemplateFlags(ctx: Context, templateId: string, text: string): Promise<FlagConfiguration> {
  return database().transaction(async (tx) => {
    const template = await getTemplate(ctx, templateId, tx);
    const stored = await readStoredFlags(tx, ctx, templateId);
    const flags = replaceFlags(stored, text);
    await storeFlags(tx, ctx, templateId, flags);
    await dropFromQueries(tx, template, removedLines(stored.flagConfiguration, flags.flagConfiguration));
    await recordAudit(tx, ctx, {
      action: 'template.flags.save',
      subjectType: 'template',
      subjectId: templateId,
      details: { flag_configuration: flags.flagConfiguration },
    });
    return describe(tx, ctx, template);
  });
}

/** Deletes the configuration and the flags in the template's queries. */
export async function deleteTemplateFlags(ctx: Context, templateId: string): Promise<void> {
  await database().transaction(async (tx) => {
    const template = await getTemplate(ctx, templateId, tx);
    await removeFlags(tx, ctx, templateId);
    await dropFromQueries(tx, template, flagsOfQueries(template.queries));
    await recordAudit(tx, ctx, { action: 'template.flags.delete', subjectType: 'template', subjectId: templateId });
  });
}

/** Without this, the next save of the template would add the flags again. The default template's queries have none. */
async function dropFromQueries(tx: Db, { id, is_default, queries }: Template, gone: readonly string[]): Promise<void> {
  const left = withoutFlags(queries, gone);
  if (!is_default && left !== queries)
    await tx
      .update(templates)
      .set({ queries: [...left] })
      .where(eq(templates.id, id));
}

async function describe(db: Db, ctx: Context, template: Template): Promise<FlagConfiguration> {
  const stored = await readStoredFlags(db, ctx, template.id);
  return {
    template_id: template.id,
    flag_configuration: stored.flagConfiguration,
    flags: compileFlags(stored.flagConfiguration, template.queries),
    updated_at: stored.updatedAt?.toISOString() ?? null,
  };
}

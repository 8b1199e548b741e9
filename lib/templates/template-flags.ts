import { database, type Db } from '@/db/client';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { compileFlags } from './flags/compile-flags';
import { replaceFlags } from './merge-flags';
import { getTemplate } from './read-templates';
import type { FlagConfiguration, Template } from './schema';
import { readStoredFlags, removeFlags, storeFlags } from './store-flags';

/** A template's flags as text and as what they were understood to mean. */
export async function getTemplateFlags(ctx: Context, templateId: string): Promise<FlagConfiguration> {
  return describe(database(), ctx, await getTemplate(ctx, templateId));
}

/** Replaces the flag configuration by what was typed. */
export async function saveTemplateFlags(ctx: Context, templateId: string, text: string): Promise<FlagConfiguration> {
  return database().transaction(async (tx) => {
    const template = await getTemplate(ctx, templateId, tx);
    const flags = replaceFlags(await readStoredFlags(tx, ctx, templateId), text);
    await storeFlags(tx, ctx, templateId, flags);
    await recordAudit(tx, ctx, {
      action: 'template.flags.save',
      subjectType: 'template',
      subjectId: templateId,
      details: { flag_configuration: flags.flagConfiguration },
    });
    return describe(tx, ctx, template);
  });
}

export async function deleteTemplateFlags(ctx: Context, templateId: string): Promise<void> {
  await database().transaction(async (tx) => {
    await getTemplate(ctx, templateId, tx);
    await removeFlags(tx, ctx, templateId);
    await recordAudit(tx, ctx, { action: 'template.flags.delete', subjectType: 'template', subjectId: templateId });
  });
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

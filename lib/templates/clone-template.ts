import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import { createTemplate } from './create-template';
import { getTemplate } from './read-templates';
import type { CloneTemplateInput, Template } from './schema';
import { readStoredFlags } from './store-flags';

/** Copies a template, including the built-in one, with its flags; named "… (Copy)" by default. */
export async function cloneTemplate(ctx: Context, templateId: string, input: CloneTemplateInput): Promise<Template> {
  const original = await getTemplate(ctx, templateId);
  const { flagConfiguration } = await readStoredFlags(database(), ctx, templateId);
  const copy = {
    description: original.description,
    queries: original.queries,
    category_mapping: original.category_mapping,
    category_order: original.category_order,
    include_changes: original.include_changes,
  };
  return createTemplate(
    ctx,
    { ...copy, name: input.name ?? copyName(original.name), visibility: input.visibility },
    flagConfiguration,
  );
}

function copyName(name: string): string {
  return `${name.slice(0, 193)} (Copy)`;
}

import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { database, type Db } from '@/db/client';
import { templateFlags, templates } from '@/db/schema';
import type { Context } from '@/lib/context';
import { defaultTemplate } from './default-template';
import { flagLines } from './flag-lines.rules';
import { DEFAULT_TEMPLATE_ID, type listTemplatesQuery, type Template } from './schema';
import { toTemplate } from './to-template';
import { isVisibleTemplate, requireTemplateRow } from './visible-templates';

type TemplateList = { templates: Template[]; total: number; page: number; size: number };

/** The built-in template first, then by last change, newest first. */
export async function listTemplates(ctx: Context, input: z.output<typeof listTemplatesQuery>): Promise<TemplateList> {
  const where = and(isVisibleTemplate(ctx), input.include_inactive ? undefined : eq(templates.isActive, true));
  const [counted] = await database().select({ value: count() }).from(templates).where(where);
  const isFirstPage = input.page === 1;
  // The built-in template takes the first place on the first page.
  const rows = await database()
    .select()
    .from(templates)
    .where(where)
    .orderBy(desc(templates.updatedAt), asc(templates.id))
    .limit(isFirstPage ? input.size - 1 : input.size)
    .offset(Math.max(0, (input.page - 1) * input.size - 1));
  const texts = await readFlagTexts(ctx, [DEFAULT_TEMPLATE_ID, ...rows.map((row) => row.id)]);
  const own = rows.map((row) => toTemplate(ctx, row, texts.get(row.id) ?? ''));
  const builtIn = isFirstPage ? [defaultTemplate(flagLines(texts.get(DEFAULT_TEMPLATE_ID) ?? '').length)] : [];
  return { templates: [...builtIn, ...own], total: (counted?.value ?? 0) + 1, page: input.page, size: input.size };
}

/** One template that the caller may see, or the built-in one; throws `not_found` otherwise. */
export async function getTemplate(ctx: Context, templateId: string, db: Db = database()): Promise<Template> {
  const text = async () => (await readFlagTexts(ctx, [templateId], db)).get(templateId) ?? '';
  if (templateId === DEFAULT_TEMPLATE_ID) return defaultTemplate(flagLines(await text()).length);
  const row = await requireTemplateRow(ctx, templateId, db);
  return toTemplate(ctx, row, await text());
}

async function readFlagTexts(
  ctx: Context,
  templateIds: readonly string[],
  db: Db = database(),
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: templateFlags.templateId, text: templateFlags.flagConfiguration })
    .from(templateFlags)
    .where(and(eq(templateFlags.tenantId, ctx.tenantId), inArray(templateFlags.templateId, [...templateIds])));
  return new Map(rows.map(({ id, text }) => [id, text]));
}

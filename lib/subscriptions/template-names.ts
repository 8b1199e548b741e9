import { and, eq, inArray } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { templates } from '@/db/schema';
import { defaultTemplate } from '@/lib/templates/default-template';
import { DEFAULT_TEMPLATE_ID } from '@/lib/templates/schema';

/** Names of templates by id, without deleted ones. */
export async function templateNames(
  tenantId: string,
  templateIds: readonly string[],
  db: Db = database(),
): Promise<Map<string, string>> {
  const own = [...new Set(templateIds)].filter((id) => id !== DEFAULT_TEMPLATE_ID);
  const rows =
    own.length === 0
      ? []
      : await db
          .select({ id: templates.id, name: templates.name })
          .from(templates)
          .where(and(eq(templates.tenantId, tenantId), inArray(templates.id, own)));
  return new Map([[DEFAULT_TEMPLATE_ID, defaultTemplate(0).name], ...rows.map(({ id, name }) => [id, name] as const)]);
}

import type { Db } from '@/db/client';
import type { Context } from '@/lib/context';

/** A subscription or a group that generates reports from a template. */
export type TemplateUse = { kind: 'subscription' | 'group'; id: string; name: string };

/** What would stop working without the template; nothing can subscribe to one yet. */
export async function templateUses(_db: Db, _ctx: Pick<Context, 'tenantId'>, _templateId: string): Promise<TemplateUse[]> {
  return [];
}

export async function pauseTemplateUses(_db: Db, _ctx: Pick<Context, 'tenantId'>, _uses: readonly TemplateUse[]): Promise<void> {
  return undefined;
}

import type { Db } from '@/db/client';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { getTemplate } from '@/lib/templates/read-templates';
import type { Template } from '@/lib/templates/schema';
import { TEMPLATE_INACTIVE } from './schema';

/** A template that the caller sees and that is active; only those can be subscribed with. */
export async function requireActiveTemplate(db: Db, ctx: Context, templateId: string): Promise<Template> {
  const template = await getTemplate(ctx, templateId, db);
  if (!template.is_active)
    throw new AppError('invalid', `${TEMPLATE_INACTIVE}.`, {
      errors: [{ path: 'template_id', message: TEMPLATE_INACTIVE }],
    });
  return template;
}

import type { Db } from '@/db/client';
import type { Context } from '@/lib/context';
import { AppError, isAppError } from '@/lib/errors';
import { getTemplate } from '@/lib/templates/read-templates';
import type { Template } from '@/lib/templates/schema';
import { TEMPLATE_INACTIVE } from './schema';

const WAY_OUT = {
  subscription: 'Edit the subscription and choose another template first.',
  group: 'Edit the group and choose another template first.',
};

/** The template of a subscription or group to be activated; throws with advice when it was deleted. */
export async function requireUsableTemplate(
  db: Db,
  ctx: Context,
  templateId: string,
  of: keyof typeof WAY_OUT,
): Promise<Template> {
  try {
    return await requireActiveTemplate(db, ctx, templateId);
  } catch (error) {
    if (!isAppError(error) || (error.code !== 'not_found' && error.code !== 'invalid')) throw error;
    const state = error.code === 'not_found' ? 'was deleted or is no longer shared with you' : 'is inactive';
    const detail = `The report template of this ${of} ${state}. ${WAY_OUT[of]}`;
    throw new AppError('invalid', detail, { errors: [{ path: 'template_id', message: detail }], cause: error });
  }
}

/** An active template that the caller can see; throws otherwise. Only such templates can be subscribed to. */
export async function requireActiveTemplate(db: Db, ctx: Context, templateId: string): Promise<Template> {
  const template = await getTemplate(ctx, templateId, db);
  if (!template.is_active)
    throw new AppError('invalid', `${TEMPLATE_INACTIVE}.`, {
      errors: [{ path: 'template_id', message: TEMPLATE_INACTIVE }],
    });
  return template;
}

import * as actions from '@/app/(app)/templates/actions';
import { callAction } from '@/components/api/call-action';
import type { CreateTemplateForm, UpdateTemplateForm } from '@/lib/templates/schema';

export function createTemplate(body: CreateTemplateForm) {
  return callAction(actions.createTemplate, { body });
}

export function updateTemplate(templateId: string, body: UpdateTemplateForm) {
  return callAction(actions.updateTemplate, { params: { id: templateId }, body });
}

export function cloneTemplate(templateId: string) {
  return callAction(actions.cloneTemplate, { params: { id: templateId }, body: {} });
}

/** With `isForced` the subscriptions that use the template are paused; otherwise they prevent the deletion. */
export function deleteTemplate(templateId: string, isForced: boolean): Promise<void> {
  const body = { force: isForced ? 'true' : 'false' } as const;
  return callAction(actions.deleteTemplate, { params: { id: templateId }, body });
}

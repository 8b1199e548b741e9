import * as actions from '@/app/(app)/templates/actions';
import { api } from '@/components/shell/api-client';
import { callAction } from '@/components/shell/call-action';
import {
  extractedFlagsSchema,
  FLAG_EXTRACTION_TIMEOUT_MS,
  flagPreviewSchema,
  type CreateTemplateForm,
  type UpdateTemplateForm,
} from '@/lib/templates/schema';

const ROOT = '/reports/templates';

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

export function saveFlags(templateId: string, text: string) {
  return callAction(actions.saveFlags, { params: { id: templateId }, body: { flag_configuration: text } });
}

export function deleteFlags(templateId: string): Promise<void> {
  return callAction(actions.deleteFlags, { params: { id: templateId } });
}

export function previewFlags(templateId: string, text: string, signal: AbortSignal) {
  return api.request({
    path: `${ROOT}/${templateId}/flags/preview`,
    method: 'POST',
    body: { flag_configuration: text },
    schema: flagPreviewSchema,
    signal,
  });
}

export function extractFlags(templateId: string, file: File, signal: AbortSignal) {
  const body = new FormData();
  body.set('file', file);
  return api.request({
    path: `${ROOT}/${templateId}/flags/extract`,
    method: 'POST',
    body,
    schema: extractedFlagsSchema,
    signal,
    timeoutMs: FLAG_EXTRACTION_TIMEOUT_MS,
  });
}

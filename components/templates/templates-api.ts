import { api } from '@/components/shell/api-client';
import {
  extractedFlagsSchema,
  FLAG_EXTRACTION_TIMEOUT_MS,
  flagConfigurationSchema,
  flagPreviewSchema,
  templateSchema,
  type CreateTemplateForm,
} from '@/lib/templates/schema';

const ROOT = '/reports/templates';

export function createTemplate(body: CreateTemplateForm) {
  return api.request({ path: ROOT, method: 'POST', body, schema: templateSchema });
}

export function updateTemplate(templateId: string, body: CreateTemplateForm) {
  return api.request({ path: `${ROOT}/${templateId}`, method: 'PUT', body, schema: templateSchema });
}

export function cloneTemplate(templateId: string) {
  return api.request({ path: `${ROOT}/${templateId}/clone`, method: 'POST', body: {}, schema: templateSchema });
}

/** Forced, it pauses the subscriptions that use the template; otherwise they keep it from being deleted. */
export function deleteTemplate(templateId: string, isForced: boolean): Promise<void> {
  return api.request<void>({ path: `${ROOT}/${templateId}`, method: 'DELETE', query: { force: isForced || null } });
}

export function saveFlags(templateId: string, text: string) {
  return api.request({
    path: `${ROOT}/${templateId}/flags`,
    method: 'PUT',
    body: { flag_configuration: text },
    schema: flagConfigurationSchema,
  });
}

export function deleteFlags(templateId: string): Promise<void> {
  return api.request<void>({ path: `${ROOT}/${templateId}/flags`, method: 'DELETE' });
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

import * as actions from '@/app/(app)/templates/actions';
import { api } from '@/components/api/api-client';
import { callAction } from '@/components/api/call-action';
import { extractedFlagsSchema, FLAG_EXTRACTION_TIMEOUT_MS, flagPreviewSchema } from '@/lib/templates/schema';

const ROOT = '/reports/templates';

/** Replaces the flags of a template; `text` has one flag per line. */
export function saveFlags(templateId: string, text: string) {
  return callAction(actions.saveFlags, { params: { id: templateId }, body: { flag_configuration: text } });
}

export function deleteFlags(templateId: string): Promise<void> {
  return callAction(actions.deleteFlags, { params: { id: templateId } });
}

/** How each line of the text is understood; nothing is stored. */
export function previewFlags(templateId: string, text: string, signal: AbortSignal) {
  return api.request({
    path: `${ROOT}/${templateId}/flags/preview`,
    method: 'POST',
    body: { flag_configuration: text },
    schema: flagPreviewSchema,
    signal,
  });
}

/** Reads flags from a document; nothing is stored. */
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

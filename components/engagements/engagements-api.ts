import { api } from '@/components/shell/api-client';
import {
  engagementDetailSchema,
  sentEngagementSchema,
  type EngagementDetail,
  type PatchEngagementInput,
} from '@/lib/engagements/schema';
import {
  draftConflictSchema,
  emailVersionSchema,
  type DraftConflict,
  type EmailVersion,
} from '@/lib/engagements/schema-email';
import {
  notesConflictSchema,
  objectiveSchema,
  summarySchema,
  type NotesConflict,
  type SaveNotesForm,
  type UpdateObjectiveInput,
} from '@/lib/engagements/schema-notes';
import { putOrConflict } from './put-or-conflict';

/** A model may take a while to write a letter; rules answer at once. */
const WRITING_TIMEOUT_MS = 120_000;

export const createEngagement = (reportId: string) =>
  api.request({ path: '/engagements', method: 'POST', body: { report_id: reportId }, schema: engagementDetailSchema });
export const changeEngagement = (id: string, body: Partial<PatchEngagementInput>) =>
  api.request({ path: `/engagements/${id}`, method: 'PATCH', body, schema: engagementDetailSchema });

export function generateEmail(id: string, prompt: string | null, baseVersionId: string | null) {
  const body = { prompt, include_all_flags: true, tone: 'professional', base_version_id: baseVersionId };
  return api.request({
    path: `/engagements/${id}/generate-email`,
    method: 'POST',
    body,
    schema: emailVersionSchema,
    timeoutMs: WRITING_TIMEOUT_MS,
  });
}

export type Draft = { subject: string; content: string; base_version_id: string | null };
export const saveDraft = (id: string, draft: Draft): Promise<EmailVersion | { conflict: DraftConflict }> =>
  putOrConflict(`/engagements/${id}/draft`, 'PUT', draft, emailVersionSchema, draftConflictSchema);
export const overrideCondition = (id: string, body: { version_id: string; condition_id: string; reason: string }) =>
  api.request({ path: `/engagements/${id}/overrides`, method: 'POST', body, schema: emailVersionSchema });
export const sendEmail = (id: string, sentTo: string[], versionId: string) =>
  api.request({
    path: `/engagements/${id}/send-email`,
    method: 'PUT',
    body: { sent_to: sentTo, version_id: versionId },
    schema: sentEngagementSchema,
    timeoutMs: 60_000,
  });

export const saveNotes = (id: string, notes: SaveNotesForm): Promise<EngagementDetail | { conflict: NotesConflict }> =>
  putOrConflict(`/engagements/${id}/notes`, 'POST', notes, engagementDetailSchema, notesConflictSchema);
export const summarizeNotes = (id: string) =>
  api.request({
    path: `/engagements/${id}/summarize`,
    method: 'POST',
    body: { include_action_items: true, include_key_points: true, summary_length: 'medium' },
    schema: summarySchema,
    timeoutMs: WRITING_TIMEOUT_MS,
  });
export const addObjective = (id: string, title: string, flag: string | null) =>
  api.request({
    path: `/engagements/${id}/objectives`,
    method: 'POST',
    body: { title, flag_description: flag },
    schema: objectiveSchema,
  });
export const changeObjective = (id: string, objectiveId: string, body: UpdateObjectiveInput) =>
  api.request({ path: `/engagements/${id}/objectives/${objectiveId}`, method: 'PATCH', body, schema: objectiveSchema });
export const removeObjective = (id: string, objectiveId: string) =>
  api.request<void>({ path: `/engagements/${id}/objectives/${objectiveId}`, method: 'DELETE' });

import * as actions from '@/app/(app)/engagements/actions';
import { callAction } from '@/components/api/call-action';
import type { EngagementDetail, PatchEngagementInput } from '@/lib/engagements/schema';
import type { DraftConflict, EmailVersion } from '@/lib/engagements/schema-email';
import type { NotesConflict, SaveNotesForm, UpdateObjectiveInput } from '@/lib/engagements/schema-notes';

/** In milliseconds; a language model may take long to write a letter, rules take no time. */
const WRITING_TIMEOUT_MS = 120_000;
const SENDING_TIMEOUT_MS = 60_000;

export const createEngagement = (reportId: string) =>
  callAction(actions.createEngagement, { body: { report_id: reportId } });
export const changeEngagement = (id: string, body: Partial<PatchEngagementInput>) =>
  callAction(actions.changeEngagement, { params: { id }, body });

/**
 * Writes the next version of the letter. `prompt` null: without an instruction; `baseVersionId` null: the first
 * version.
 */
export function generateEmail(id: string, prompt: string | null, baseVersionId: string | null) {
  const body = { prompt, include_all_flags: true, tone: 'professional', base_version_id: baseVersionId } as const;
  return callAction(actions.generateEmail, { params: { id }, body }, { timeoutMs: WRITING_TIMEOUT_MS });
}

export type Draft = { subject: string; content: string; base_version_id: string | null };
/** Resolves with both texts when somebody else saved meanwhile. */
export async function saveDraft(id: string, draft: Draft): Promise<EmailVersion | { conflict: DraftConflict }> {
  const saved = await callAction(actions.saveDraft, { params: { id }, body: draft });
  return 'conflict' in saved ? saved : saved.version;
}

/** Accepts a sentence that makes a vote conditional, with the reason that the record keeps. */
export const overrideCondition = (id: string, body: { version_id: string; condition_id: string; reason: string }) =>
  callAction(actions.overrideCondition, { params: { id }, body });

/** Marks a version as sent; without a mail server the answer has a link for the user's own mail program. */
export const sendEmail = (id: string, sentTo: string[], versionId: string) =>
  callAction(
    actions.sendEmail,
    { params: { id }, body: { sent_to: sentTo, version_id: versionId } },
    { timeoutMs: SENDING_TIMEOUT_MS },
  );

/** Resolves with both texts when somebody else saved meanwhile. */
export async function saveNotes(
  id: string,
  notes: SaveNotesForm,
): Promise<EngagementDetail | { conflict: NotesConflict }> {
  const saved = await callAction(actions.saveNotes, { params: { id }, body: notes });
  return 'conflict' in saved ? saved : saved.engagement;
}
export function summarizeNotes(id: string) {
  const body = { include_action_items: true, include_key_points: true, summary_length: 'medium' } as const;
  return callAction(actions.summarizeNotes, { params: { id }, body }, { timeoutMs: WRITING_TIMEOUT_MS });
}

/** Adds an objective; `flag` is the description of the flag that it answers, or null. */
export const addObjective = (id: string, title: string, flag: string | null) =>
  callAction(actions.addObjective, { params: { id }, body: { title, flag_description: flag } });
export const changeObjective = (id: string, objectiveId: string, body: UpdateObjectiveInput) =>
  callAction(actions.changeObjective, { params: { id, objective_id: objectiveId }, body });
export const removeObjective = (id: string, objectiveId: string) =>
  callAction(actions.removeObjective, { params: { id, objective_id: objectiveId } });

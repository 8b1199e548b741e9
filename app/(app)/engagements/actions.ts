'use server';

import { changeEngagement as change } from '@/lib/engagements/record/change-engagement';
import { createEngagement as create } from '@/lib/engagements/record/create-engagement';
import { generateEmail as generate } from '@/lib/engagements/email/generate-email';
import { createObjective, deleteObjective, updateObjective } from '@/lib/engagements/notes/objectives';
import { overrideCondition as override } from '@/lib/engagements/record/override-condition';
import { saveDraft as storeDraft } from '@/lib/engagements/email/save-draft';
import { saveNotes as storeNotes } from '@/lib/engagements/notes/save-notes';
import { createEngagementInput, patchEngagementInput } from '@/lib/engagements/schema';
import { generateEmailInput, overrideInput, saveDraftInput, sendEmailInput } from '@/lib/engagements/schema-email';
import {
  createObjectiveInput,
  objectiveParams,
  saveNotesInput,
  summarizeInput,
  updateObjectiveInput,
} from '@/lib/engagements/schema-notes';
import { sendEmail as send } from '@/lib/engagements/email/send-email';
import { summarizeNotes as summarize } from '@/lib/engagements/notes/summarize-notes';
import { action } from '@/lib/http/action';
import { idParams } from '@/lib/common-schemas';

export const createEngagement = action(
  { name: 'createEngagement', role: 'org:member', body: createEngagementInput },
  ({ ctx, body }) => create(ctx, body),
);

/** The status changes one step at a time; anything else is a conflict. */
export const changeEngagement = action(
  { name: 'changeEngagement', role: 'org:member', params: idParams, body: patchEngagementInput },
  ({ ctx, params, body }) => change(ctx, params.id, body),
);

export const generateEmail = action(
  { name: 'generateEmail', role: 'org:member', limit: 'questions', params: idParams, body: generateEmailInput },
  ({ ctx, params, body }) => generate(ctx, params.id, body),
);

/** `{conflict}` with the newest version and the submitted text when somebody else saved meanwhile. */
export const saveDraft = action(
  { name: 'saveDraft', role: 'org:member', params: idParams, body: saveDraftInput },
  ({ ctx, params, body }) => storeDraft(ctx, params.id, body),
);

export const overrideCondition = action(
  { name: 'overrideCondition', role: 'org:member', params: idParams, body: overrideInput },
  ({ ctx, params, body }) => override(ctx, params.id, body),
);

export const sendEmail = action(
  { name: 'sendEmail', role: 'org:member', params: idParams, body: sendEmailInput },
  ({ ctx, params, body }) => send(ctx, params.id, body),
);

/** `{conflict}` with both texts when somebody saved after base_revision. */
export const saveNotes = action(
  { name: 'saveNotes', role: 'org:member', params: idParams, body: saveNotesInput },
  ({ ctx, params, body }) => storeNotes(ctx, params.id, body),
);

export const summarizeNotes = action(
  { name: 'summarizeNotes', role: 'org:member', limit: 'questions', params: idParams, body: summarizeInput },
  ({ ctx, params, body }) => summarize(ctx, params.id, body),
);

export const addObjective = action(
  { name: 'addObjective', role: 'org:member', params: idParams, body: createObjectiveInput },
  ({ ctx, params, body }) => createObjective(ctx, params.id, body),
);

export const changeObjective = action(
  { name: 'changeObjective', role: 'org:member', params: objectiveParams, body: updateObjectiveInput },
  ({ ctx, params, body }) => updateObjective(ctx, params.id, params.objective_id, body),
);

export const removeObjective = action(
  { name: 'removeObjective', role: 'org:member', params: objectiveParams },
  ({ ctx, params }) => deleteObjective(ctx, params.id, params.objective_id),
);

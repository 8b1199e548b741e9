'use server';

import { action } from '@/lib/http/action';
import { createTokenInput } from '@/lib/integrations/schema-tokens';
import { createWebhookInput, deliveryParams, updateWebhookInput } from '@/lib/integrations/schema-webhooks';
import { createToken as makeToken, revokeToken as endToken } from '@/lib/integrations/tokens/tokens';
import {
  createWebhook as addWebhook,
  deleteWebhook as dropWebhook,
  redeliver,
  updateWebhook as changeWebhook,
} from '@/lib/integrations/webhooks/change-webhooks';
import { saveAnalysisContext as saveContextText } from '@/lib/organizations/analysis-context';
import { saveEdgarContact as saveContact } from '@/lib/organizations/edgar-contact';
import { endFirstRun as hideSteps } from '@/lib/organizations/first-run';
import { inviteMember as invite } from '@/lib/organizations/invite-member';
import { saveLetterSettings as saveLetters } from '@/lib/organizations/letter-permission';
import { removeMember as remove } from '@/lib/organizations/remove-member';
import { revokeInvitation as revoke } from '@/lib/organizations/revoke-invitation';
import { analysisContextSchema, letterSettingsInput } from '@/lib/organizations/schema';
import { edgarContactInput, testEdgarContactInput } from '@/lib/organizations/schema-edgar';
import { invitationParams, inviteSchema, memberParams, roleSchema } from '@/lib/organizations/schema-members';
import { updateMemberRole as changeRole } from '@/lib/organizations/update-member-role';
import { testEdgarContact as testContact } from '@/lib/processing/fetch/test-edgar-contact';
import { idParams } from '@/lib/common-schemas';

export const updateMemberRole = action(
  { name: 'updateMemberRole', role: 'org:admin', params: memberParams, body: roleSchema },
  ({ ctx, params, body }) => changeRole(ctx, params.user_id, body),
);

/** Everybody may leave; the use case allows only admins to remove others. */
export const removeMember = action(
  { name: 'removeMember', role: 'org:viewer', params: memberParams },
  ({ ctx, params }) => remove(ctx, params.user_id),
);

export const inviteMember = action({ name: 'inviteMember', role: 'org:admin', body: inviteSchema }, ({ ctx, body }) =>
  invite(ctx, body),
);

export const revokeInvitation = action(
  { name: 'revokeInvitation', role: 'org:admin', params: invitationParams },
  ({ ctx, params }) => revoke(ctx, params.id),
);

export const saveAnalysisContext = action(
  { name: 'saveAnalysisContext', role: 'org:admin', body: analysisContextSchema },
  ({ ctx, body }) => saveContextText(ctx, body),
);

export const saveLetterSettings = action(
  { name: 'saveLetterSettings', role: 'org:admin', body: letterSettingsInput },
  ({ ctx, body }) => saveLetters(ctx, body),
);

export const createToken = action({ name: 'createToken', role: 'org:admin', body: createTokenInput }, ({ ctx, body }) =>
  makeToken(ctx, body),
);

export const revokeToken = action({ name: 'revokeToken', role: 'org:admin', params: idParams }, ({ ctx, params }) =>
  endToken(ctx, params.id),
);

export const createWebhook = action(
  { name: 'createWebhook', role: 'org:admin', body: createWebhookInput },
  ({ ctx, body }) => addWebhook(ctx, body),
);

export const updateWebhook = action(
  { name: 'updateWebhook', role: 'org:admin', params: idParams, body: updateWebhookInput },
  ({ ctx, params, body }) => changeWebhook(ctx, params.id, body),
);

export const deleteWebhook = action({ name: 'deleteWebhook', role: 'org:admin', params: idParams }, ({ ctx, params }) =>
  dropWebhook(ctx, params.id),
);

export const redeliverEvent = action(
  { name: 'redeliverEvent', role: 'org:admin', params: deliveryParams },
  ({ ctx, params }) => redeliver(ctx, params.id, params.delivery_id),
);

export const saveEdgarContact = action(
  { name: 'saveEdgarContact', role: 'org:admin', body: edgarContactInput },
  ({ ctx, body }) => saveContact(ctx, body),
);

export const testEdgarContact = action(
  { name: 'testEdgarContact', role: 'org:admin', body: testEdgarContactInput },
  ({ ctx, body }) => testContact(ctx, body),
);

export const endFirstRun = action({ name: 'endFirstRun', role: 'org:member' }, ({ ctx }) => hideSteps(ctx));

'use server';

import { action } from '@/lib/http/action';
import { saveAnalysisContext as saveContext } from '@/lib/organizations/analysis-context';
import { inviteMember as invite } from '@/lib/organizations/invite-member';
import { saveLetterSettings as saveLetters } from '@/lib/organizations/letters';
import { removeMember as remove } from '@/lib/organizations/remove-member';
import { revokeInvitation as revoke } from '@/lib/organizations/revoke-invitation';
import { analysisContextSchema, letterSettingsInput } from '@/lib/organizations/schema';
import { invitationParams, inviteSchema, memberParams, roleSchema } from '@/lib/organizations/schema-members';
import { updateMemberRole as changeRole } from '@/lib/organizations/update-member-role';

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
  ({ ctx, body }) => saveContext(ctx, body),
);

export const saveLetterSettings = action(
  { name: 'saveLetterSettings', role: 'org:admin', body: letterSettingsInput },
  ({ ctx, body }) => saveLetters(ctx, body),
);

import { api } from '@/components/shell/api-client';
import type { Role } from '@/lib/context';
import {
  analysisContextSchema,
  letterSettingsSchema,
  type AnalysisContext,
  type LetterSettingsInput,
} from '@/lib/organizations/schema';
import { sentInvitationSchema, type InviteInput } from '@/lib/organizations/schema-members';

const ROOT = '/organizations/current';

export function updateMemberRole(userId: string, role: Role): Promise<void> {
  return api.request({ path: `${ROOT}/members/${userId}`, method: 'PATCH', body: { role } });
}

export function removeMember(userId: string): Promise<void> {
  return api.request({ path: `${ROOT}/members/${userId}`, method: 'DELETE' });
}

export function inviteMember(body: InviteInput) {
  return api.request({ path: `${ROOT}/invitations`, method: 'POST', body, schema: sentInvitationSchema });
}

export function revokeInvitation(invitationId: string): Promise<void> {
  return api.request({ path: `${ROOT}/invitations/${invitationId}`, method: 'DELETE' });
}

export function saveAnalysisContext(body: AnalysisContext) {
  return api.request({ path: `${ROOT}/analysis-context`, method: 'PUT', body, schema: analysisContextSchema });
}

export function saveLetterSettings(body: LetterSettingsInput) {
  return api.request({ path: `${ROOT}/letters`, method: 'PUT', body, schema: letterSettingsSchema });
}

import * as actions from '@/app/(app)/organization/actions';
import { callAction } from '@/components/api/call-action';
import type { Role } from '@/lib/context';
import type { AnalysisContext, LetterSettingsInput } from '@/lib/organizations/schema';
import type { InviteInput } from '@/lib/organizations/schema-members';

export function updateMemberRole(userId: string, role: Role) {
  return callAction(actions.updateMemberRole, { params: { user_id: userId }, body: { role } });
}

export function removeMember(userId: string) {
  return callAction(actions.removeMember, { params: { user_id: userId } });
}

export function inviteMember(body: InviteInput) {
  return callAction(actions.inviteMember, { body });
}

export function revokeInvitation(invitationId: string) {
  return callAction(actions.revokeInvitation, { params: { id: invitationId } });
}

export function saveAnalysisContext(body: AnalysisContext) {
  return callAction(actions.saveAnalysisContext, { body });
}

export function saveLetterSettings(body: LetterSettingsInput) {
  return callAction(actions.saveLetterSettings, { body });
}

import * as actions from '@/app/(app)/organization/actions';
import { api } from '@/components/shell/api-client';
import { callAction } from '@/components/shell/call-action';
import type { Role } from '@/lib/context';
import {
  analysisContextSchema,
  letterSettingsSchema,
  memberPageSchema,
  type AnalysisContext,
  type LetterSettingsInput,
} from '@/lib/organizations/schema';
import {
  auditChainSchema,
  auditChoicesSchema,
  auditPageSchema,
  type AuditFilters,
} from '@/lib/organizations/schema-audit';
import { invitationListSchema, type InviteInput } from '@/lib/organizations/schema-members';
import { usageSchema } from '@/lib/organizations/schema-usage';

const ROOT = '/organizations/current';
const AUDIT_PAGE = 50;

export const MEMBERS_PER_PAGE = 20;

/** What is read of the organization stands under this key. */
export const ORGANIZATION_KEY = ['organization'];
export const MEMBERS_KEY = [...ORGANIZATION_KEY, 'members'];
export const INVITATIONS_KEY = [...ORGANIZATION_KEY, 'invitations'];
export const AUDIT_KEY = [...ORGANIZATION_KEY, 'audit'];

export function fetchMembers(page: number, signal: AbortSignal) {
  return api.request({
    path: `${ROOT}/members`,
    query: { limit: MEMBERS_PER_PAGE, offset: (page - 1) * MEMBERS_PER_PAGE },
    schema: memberPageSchema,
    signal,
  });
}

export function updateMemberRole(userId: string, role: Role) {
  return callAction(actions.updateMemberRole, { params: { user_id: userId }, body: { role } });
}

export function removeMember(userId: string) {
  return callAction(actions.removeMember, { params: { user_id: userId } });
}

export function fetchInvitations(signal: AbortSignal) {
  return api.request({ path: `${ROOT}/invitations`, schema: invitationListSchema, signal });
}

export function inviteMember(body: InviteInput) {
  return callAction(actions.inviteMember, { body });
}

export function revokeInvitation(invitationId: string) {
  return callAction(actions.revokeInvitation, { params: { id: invitationId } });
}

export function fetchAnalysisContext(signal: AbortSignal) {
  return api.request({ path: `${ROOT}/analysis-context`, schema: analysisContextSchema, signal });
}

export function saveAnalysisContext(body: AnalysisContext) {
  return callAction(actions.saveAnalysisContext, { body });
}

export function fetchLetterSettings(signal: AbortSignal) {
  return api.request({ path: `${ROOT}/letters`, schema: letterSettingsSchema, signal });
}

export function saveLetterSettings(body: LetterSettingsInput) {
  return callAction(actions.saveLetterSettings, { body });
}

export function fetchAuditPage(filters: AuditFilters, cursor: string | null, signal: AbortSignal) {
  return api.request({
    path: `${ROOT}/audit`,
    query: { ...filters, cursor, limit: AUDIT_PAGE },
    schema: auditPageSchema,
    signal,
  });
}

export function fetchAuditChoices(signal: AbortSignal) {
  return api.request({ path: `${ROOT}/audit/choices`, schema: auditChoicesSchema, signal });
}

export function fetchAuditChain(signal: AbortSignal) {
  return api.request({ path: `${ROOT}/audit/chain`, schema: auditChainSchema, signal });
}

/** A plain link: the browser downloads it under the server's name. */
export function auditExportUrl(filters: AuditFilters, format: 'csv' | 'json'): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/api/v1${ROOT}/audit/export?${new URLSearchParams([...given, ['format', format]]).toString()}`;
}

export function fetchUsage(signal: AbortSignal) {
  return api.request({ path: `${ROOT}/usage`, schema: usageSchema, signal });
}

import * as actions from '@/app/(app)/subscriptions/actions';
import { callAction } from '@/components/api/call-action';
import type { MissedChoice } from '@/lib/subscriptions/schema';
import type { CreateGroupInput, GroupStatus } from '@/lib/subscriptions/groups/schema';

export function createGroup(body: CreateGroupInput) {
  return callAction(actions.createGroup, { body });
}

export function updateGroup(groupId: string, body: CreateGroupInput) {
  return callAction(actions.updateGroup, { params: { id: groupId }, body });
}

export function deleteGroup(groupId: string): Promise<void> {
  return callAction(actions.deleteGroup, { params: { id: groupId } });
}

/** `missed` says what happens to filings that arrived during a pause; without it the action may ask first. */
export function setGroupStatus(groupId: string, status: GroupStatus, missed?: MissedChoice) {
  return callAction(actions.setGroupStatus, { params: { id: groupId }, body: { status, missed } });
}

export function addGroupCompanies(groupId: string, companyIds: readonly string[]) {
  return callAction(actions.addGroupCompanies, { params: { id: groupId }, body: { company_ids: [...companyIds] } });
}

export function removeGroupCompanies(groupId: string, companyIds: readonly string[]) {
  return callAction(actions.removeGroupCompanies, { params: { id: groupId }, body: { company_ids: [...companyIds] } });
}

import { z } from 'zod';
import * as actions from '@/app/(app)/subscriptions/actions';
import { api } from '@/components/shell/api-client';
import { callAction } from '@/components/shell/call-action';
import type { MissedChoice } from '@/lib/subscriptions/schema';
import {
  groupDetailSchema,
  groupSchema,
  usageStatsSchema,
  type CreateGroupInput,
  type GroupStatus,
} from '@/lib/subscriptions/schema-of-groups';

/** Every list, detail and statistic of groups stands under this key. */
export const GROUPS_KEY = ['subscription-groups'];
export const GROUPS_REFRESH_MS = 30_000;

const ROOT = '/subscription-groups';
const MOST_GROUPS = 1000;

const groupList = z.object({ groups: z.array(groupSchema), total: z.number().int() });

export function fetchGroups(filter: { search: string; status: GroupStatus | null }, signal: AbortSignal) {
  return api.request({ path: `${ROOT}/`, query: { ...filter, size: MOST_GROUPS }, schema: groupList, signal });
}

export function fetchGroup(groupId: string, signal: AbortSignal) {
  return api.request({ path: `${ROOT}/${groupId}`, schema: groupDetailSchema, signal });
}

export function createGroup(body: CreateGroupInput) {
  return callAction(actions.createGroup, { body });
}

export function updateGroup(groupId: string, body: CreateGroupInput) {
  return callAction(actions.updateGroup, { params: { id: groupId }, body });
}

export function deleteGroup(groupId: string): Promise<void> {
  return callAction(actions.deleteGroup, { params: { id: groupId } });
}

export function setGroupStatus(groupId: string, status: GroupStatus, missed?: MissedChoice) {
  return callAction(actions.setGroupStatus, { params: { id: groupId }, body: { status, missed } });
}

export function addGroupCompanies(groupId: string, companyIds: readonly string[]) {
  return callAction(actions.addGroupCompanies, { params: { id: groupId }, body: { company_ids: [...companyIds] } });
}

export function removeGroupCompanies(groupId: string, companyIds: readonly string[]) {
  return callAction(actions.removeGroupCompanies, { params: { id: groupId }, body: { company_ids: [...companyIds] } });
}

export function fetchUsageStats(groupId: string, days: number, signal: AbortSignal) {
  return api.request({ path: `${ROOT}/${groupId}/usage-stats`, query: { days }, schema: usageStatsSchema, signal });
}

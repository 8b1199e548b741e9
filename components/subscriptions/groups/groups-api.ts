import { z } from 'zod';
import { api } from '@/components/shell/api-client';
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
  return api.request({ path: `${ROOT}/`, method: 'POST', body, schema: groupSchema });
}

export function updateGroup(groupId: string, body: CreateGroupInput) {
  return api.request({ path: `${ROOT}/${groupId}`, method: 'PUT', body, schema: groupSchema });
}

export function deleteGroup(groupId: string): Promise<void> {
  return api.request<void>({ path: `${ROOT}/${groupId}`, method: 'DELETE' });
}

export function setGroupStatus(groupId: string, status: GroupStatus, missed?: MissedChoice) {
  return api.request({
    path: `${ROOT}/${groupId}/bulk-status`,
    method: 'POST',
    body: { status, missed },
    schema: groupSchema,
  });
}

export function addGroupCompanies(groupId: string, companyIds: readonly string[]) {
  return api.request({
    path: `${ROOT}/${groupId}/companies`,
    method: 'POST',
    body: { company_ids: companyIds },
    schema: groupSchema,
  });
}

export function removeGroupCompanies(groupId: string, companyIds: readonly string[]) {
  return api.request({
    path: `${ROOT}/${groupId}/companies`,
    method: 'DELETE',
    body: { company_ids: companyIds },
    schema: groupSchema,
  });
}

export function fetchUsageStats(groupId: string, days: number, signal: AbortSignal) {
  return api.request({ path: `${ROOT}/${groupId}/usage-stats`, query: { days }, schema: usageStatsSchema, signal });
}

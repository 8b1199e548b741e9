import { api } from '@/components/shell/api-client';
import { groupSchema, type CreateGroupInput, type GroupStatus } from '@/lib/subscriptions/schema-of-groups';

const ROOT = '/subscription-groups';

export function createGroup(body: CreateGroupInput) {
  return api.request({ path: `${ROOT}/`, method: 'POST', body, schema: groupSchema });
}

export function updateGroup(groupId: string, body: CreateGroupInput) {
  return api.request({ path: `${ROOT}/${groupId}`, method: 'PUT', body, schema: groupSchema });
}

export function deleteGroup(groupId: string): Promise<void> {
  return api.request<void>({ path: `${ROOT}/${groupId}`, method: 'DELETE' });
}

export function setGroupStatus(groupId: string, status: GroupStatus) {
  return api.request({ path: `${ROOT}/${groupId}/bulk-status`, method: 'POST', body: { status }, schema: groupSchema });
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

import { api } from '@/components/api/api-client';
import type {
  GroupStatus,
  GroupUsageStats,
  SubscriptionGroup,
  SubscriptionGroupDetail,
} from '@/lib/subscriptions/groups/schema';

/** Common prefix of the query keys of groups. */
export const GROUPS_KEY = ['subscription-groups'];
export const MAX_GROUPS = 1000;
export const GROUPS_REFRESH_MS = 30_000;

const ROOT = '/subscription-groups';

type Signal = { signal: AbortSignal };

export const groupList = (search: string, status: GroupStatus | null) => ({
  queryKey: [...GROUPS_KEY, 'list', search, status],
  queryFn: ({ signal }: Signal) =>
    api.request<{ groups: SubscriptionGroup[]; total: number }>({
      path: `${ROOT}/`,
      query: { search, status, size: MAX_GROUPS },
      signal,
    }),
});

export const oneGroup = (groupId: string) => ({
  queryKey: [...GROUPS_KEY, 'one', groupId],
  queryFn: ({ signal }: Signal) => api.request<SubscriptionGroupDetail>({ path: `${ROOT}/${groupId}`, signal }),
});

/** The reports of a group's last `days` days, by day, state and company. */
export function fetchUsageStats(groupId: string, days: number, signal: AbortSignal) {
  return api.request<GroupUsageStats>({ path: `${ROOT}/${groupId}/usage-stats`, query: { days }, signal });
}

import { api } from '@/components/api/api-client';
import type { Report } from '@/lib/reports/schema';
import type { MissingDocuments, Subscription } from '@/lib/subscriptions/schema';

/** Common prefix of the query keys of subscriptions. */
export const SUBSCRIPTIONS_KEY = ['subscriptions'];
/** The maximum of one call; larger portfolios use groups. */
export const MAX_SUBSCRIPTIONS = 1000;
export const RECENT_REPORTS = 5;

const ROOT = '/subscriptions';

export type RecentReports = {
  reports: (Pick<Report, 'id' | 'report_title' | 'generated_at' | 'created_at'> & { status: string })[];
  total: number;
};

type Signal = { signal: AbortSignal };

export const subscriptionList = {
  queryKey: [...SUBSCRIPTIONS_KEY, 'list'],
  queryFn: ({ signal }: Signal) =>
    api.request<{ subscriptions: Subscription[]; total: number }>({
      path: `${ROOT}/`,
      query: { size: MAX_SUBSCRIPTIONS },
      signal,
    }),
};

export const oneSubscription = (subscriptionId: string) => ({
  queryKey: [...SUBSCRIPTIONS_KEY, 'one', subscriptionId],
  queryFn: ({ signal }: Signal) => api.request<Subscription>({ path: `${ROOT}/${subscriptionId}`, signal }),
});

/** Monitored annual documents of the fiscal year that have not arrived yet. */
export const missingDocuments = (subscriptionId: string) => ({
  queryKey: [...SUBSCRIPTIONS_KEY, 'missing', subscriptionId],
  queryFn: ({ signal }: Signal) =>
    api.request<MissingDocuments>({ path: `${ROOT}/${subscriptionId}/missing-documents`, signal }),
});

/** The newest reports of a subscription. */
export const subscriptionReports = (subscriptionId: string) => ({
  queryKey: [...SUBSCRIPTIONS_KEY, 'reports', subscriptionId],
  queryFn: ({ signal }: Signal) =>
    api.request<RecentReports>({
      path: '/reports/',
      query: { subscription_id: subscriptionId, page: 1, size: RECENT_REPORTS },
      signal,
    }),
});

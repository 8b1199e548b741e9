import { z } from 'zod';
import * as actions from '@/app/(app)/subscriptions/actions';
import { api } from '@/components/shell/api-client';
import { callAction } from '@/components/shell/call-action';
import { reportSchema } from '@/lib/reports/schema';
import {
  missingDocumentsSchema,
  subscriptionSchema,
  type CreateSubscriptionInput,
  type MissedChoice,
  type SubscriptionStatus,
  type UpdateSubscriptionInput,
} from '@/lib/subscriptions/schema';

/** Every list and detail of subscriptions stands under this key. */
export const SUBSCRIPTIONS_KEY = ['subscriptions'];

export const RECENT_REPORTS = 5;

const ROOT = '/subscriptions';
/** The most that one call gives; portfolios beyond it use groups. */
const MOST_SUBSCRIPTIONS = 1000;

const subscriptionList = z.object({ subscriptions: z.array(subscriptionSchema), total: z.number().int() });
const recentReports = z.object({
  reports: z.array(
    reportSchema
      .pick({ id: true, report_title: true, generated_at: true, created_at: true })
      .extend({ status: z.string() }),
  ),
  total: z.number().int(),
});

export type RecentReports = z.infer<typeof recentReports>;

export function fetchSubscriptions(signal: AbortSignal) {
  return api.request({ path: `${ROOT}/`, query: { size: MOST_SUBSCRIPTIONS }, schema: subscriptionList, signal });
}

export function fetchSubscription(subscriptionId: string, signal: AbortSignal) {
  return api.request({ path: `${ROOT}/${subscriptionId}`, schema: subscriptionSchema, signal });
}

export function createSubscription(body: CreateSubscriptionInput) {
  return callAction(actions.createSubscription, { body });
}

export function updateSubscription(subscriptionId: string, body: UpdateSubscriptionInput) {
  return callAction(actions.updateSubscription, { params: { id: subscriptionId }, body });
}

export function setSubscriptionStatus(subscriptionId: string, status: SubscriptionStatus, missed?: MissedChoice) {
  return callAction(actions.setSubscriptionStatus, { params: { id: subscriptionId }, body: { status, missed } });
}

export function deleteSubscription(subscriptionId: string): Promise<void> {
  return callAction(actions.deleteSubscription, { params: { id: subscriptionId } });
}

export function fetchMissingDocuments(subscriptionId: string, signal: AbortSignal) {
  return api.request({ path: `${ROOT}/${subscriptionId}/missing-documents`, schema: missingDocumentsSchema, signal });
}

export function fetchSubscriptionReports(subscriptionId: string, signal: AbortSignal) {
  return api.request({
    path: '/reports/',
    query: { subscription_id: subscriptionId, page: 1, size: RECENT_REPORTS },
    schema: recentReports,
    signal,
  });
}

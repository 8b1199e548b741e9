import { api } from '@/components/shell/api-client';
import {
  subscriptionSchema,
  type CreateSubscriptionInput,
  type SubscriptionStatus,
  type UpdateSubscriptionInput,
} from '@/lib/subscriptions/schema';

const ROOT = '/subscriptions';
export function createSubscription(body: CreateSubscriptionInput) {
  return api.request({ path: `${ROOT}/`, method: 'POST', body, schema: subscriptionSchema });
}

export function updateSubscription(subscriptionId: string, body: UpdateSubscriptionInput) {
  return api.request({ path: `${ROOT}/${subscriptionId}`, method: 'PATCH', body, schema: subscriptionSchema });
}

export function setSubscriptionStatus(subscriptionId: string, status: SubscriptionStatus) {
  return api.request({
    path: `${ROOT}/${subscriptionId}/status`,
    method: 'PUT',
    body: { status },
    schema: subscriptionSchema,
  });
}

export function deleteSubscription(subscriptionId: string): Promise<void> {
  return api.request<void>({ path: `${ROOT}/${subscriptionId}`, method: 'DELETE' });
}

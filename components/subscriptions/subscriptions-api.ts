import * as actions from '@/app/(app)/subscriptions/actions';
import { callAction } from '@/components/api/call-action';
import type {
  CreateSubscriptionInput,
  MissedChoice,
  SubscriptionStatus,
  UpdateSubscriptionInput,
} from '@/lib/subscriptions/schema';

export function createSubscription(body: CreateSubscriptionInput) {
  return callAction(actions.createSubscription, { body });
}

export function updateSubscription(subscriptionId: string, body: UpdateSubscriptionInput) {
  return callAction(actions.updateSubscription, { params: { id: subscriptionId }, body });
}

/** `missed` says what happens to filings that arrived during a pause; without it the action may ask first. */
export function setSubscriptionStatus(subscriptionId: string, status: SubscriptionStatus, missed?: MissedChoice) {
  return callAction(actions.setSubscriptionStatus, { params: { id: subscriptionId }, body: { status, missed } });
}

export function deleteSubscription(subscriptionId: string): Promise<void> {
  return callAction(actions.deleteSubscription, { params: { id: subscriptionId } });
}

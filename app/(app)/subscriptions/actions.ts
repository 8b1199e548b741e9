'use server';

import { action } from '@/lib/http/action';
import { idParams } from '@/lib/common-schemas';
import { createSubscription as create } from '@/lib/subscriptions/create-subscription';
import { deleteSubscription as remove } from '@/lib/subscriptions/delete-subscription';
import {
  addGroupCompanies as addCompanies,
  removeGroupCompanies as removeCompanies,
} from '@/lib/subscriptions/groups/change-companies';
import { createGroup as createForGroup } from '@/lib/subscriptions/groups/create-group';
import { deleteGroup as removeGroup } from '@/lib/subscriptions/groups/delete-group';
import {
  createGroupInput,
  groupCompaniesInput,
  groupStatusInput,
  updateGroupInput,
} from '@/lib/subscriptions/groups/schema';
import { getGroup } from '@/lib/subscriptions/groups/read-groups';
import { setGroupStatus as setStatusOfGroup } from '@/lib/subscriptions/groups/set-group-status';
import { updateGroup as changeGroup } from '@/lib/subscriptions/groups/update-group';
import { cancelItem } from '@/lib/subscriptions/queue/cancel-item';
import { retryItem } from '@/lib/subscriptions/queue/retry-item';
import { getSubscription } from '@/lib/subscriptions/read-subscriptions';
import { createSubscriptionInput, subscriptionStatusInput, updateSubscriptionInput } from '@/lib/subscriptions/schema';
import { setSubscriptionStatus as setStatus } from '@/lib/subscriptions/set-subscription-status';
import { heldFilingsOr } from '@/lib/subscriptions/held-filings-before-activation';
import { updateSubscription as update } from '@/lib/subscriptions/update-subscription';

export const createSubscription = action(
  { name: 'createSubscription', role: 'org:member', body: createSubscriptionInput },
  ({ ctx, body }) => create(ctx, body),
);

export const updateSubscription = action(
  { name: 'updateSubscription', role: 'org:member', params: idParams, body: updateSubscriptionInput },
  ({ ctx, params, body }) => update(ctx, params.id, body),
);

/** Activating asks first about filings that arrived during the pause. */
export const setSubscriptionStatus = action(
  { name: 'setSubscriptionStatus', role: 'org:member', params: idParams, body: subscriptionStatusInput },
  ({ ctx, params, body }) =>
    heldFilingsOr(
      body,
      () => getSubscription(ctx, params.id),
      () => setStatus(ctx, params.id, body),
    ),
);

export const deleteSubscription = action(
  { name: 'deleteSubscription', role: 'org:member', params: idParams },
  ({ ctx, params }) => remove(ctx, params.id),
);

export const createGroup = action(
  { name: 'createGroup', role: 'org:member', body: createGroupInput },
  ({ ctx, body }) => createForGroup(ctx, body),
);

export const updateGroup = action(
  { name: 'updateGroup', role: 'org:member', params: idParams, body: updateGroupInput },
  ({ ctx, params, body }) => changeGroup(ctx, params.id, body),
);

export const deleteGroup = action({ name: 'deleteGroup', role: 'org:member', params: idParams }, ({ ctx, params }) =>
  removeGroup(ctx, params.id),
);

export const setGroupStatus = action(
  { name: 'setGroupStatus', role: 'org:member', params: idParams, body: groupStatusInput },
  ({ ctx, params, body }) =>
    heldFilingsOr(
      body,
      () => getGroup(ctx, params.id),
      () => setStatusOfGroup(ctx, params.id, body),
    ),
);

export const addGroupCompanies = action(
  { name: 'addGroupCompanies', role: 'org:member', params: idParams, body: groupCompaniesInput },
  ({ ctx, params, body }) => addCompanies(ctx, params.id, body.company_ids),
);

export const removeGroupCompanies = action(
  { name: 'removeGroupCompanies', role: 'org:member', params: idParams, body: groupCompaniesInput },
  ({ ctx, params, body }) => removeCompanies(ctx, params.id, body.company_ids),
);

export const cancelQueueItem = action(
  { name: 'cancelQueueItem', role: 'org:member', params: idParams },
  ({ ctx, params }) => cancelItem(ctx, params.id),
);

export const retryQueueItem = action(
  { name: 'retryQueueItem', role: 'org:member', params: idParams },
  ({ ctx, params }) => retryItem(ctx, params.id),
);

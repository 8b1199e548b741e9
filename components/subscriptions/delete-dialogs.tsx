import { apiErrorMessage } from '@/components/shell/api-error';
import { ConfirmChange } from '@/components/shell/confirm-change';
import type { Subscription } from '@/lib/subscriptions/schema';
import type { SubscriptionGroup } from '@/lib/subscriptions/schema-of-groups';
import { GROUPS_KEY } from './groups/group-reads';
import { deleteGroup } from './groups/groups-api';
import { SUBSCRIPTIONS_KEY } from './subscription-reads';
import { deleteSubscription } from './subscriptions-api';

export function DeleteSubscription({
  subscription: { id, name },
  onClose,
}: {
  subscription: Pick<Subscription, 'id' | 'name'>;
  onClose: () => void;
}) {
  return (
    <DeleteDialog
      what="subscription"
      name={name}
      change={() => deleteSubscription(id)}
      done="Subscription deleted"
      queryKey={SUBSCRIPTIONS_KEY}
      onClose={onClose}
    />
  );
}

export function DeleteGroup({
  group: { id, name },
  onClose,
}: {
  group: Pick<SubscriptionGroup, 'id' | 'name'>;
  onClose: () => void;
}) {
  return (
    <DeleteDialog
      what="subscription group"
      name={name}
      change={() => deleteGroup(id)}
      done="Subscription group deleted"
      queryKey={GROUPS_KEY}
      onClose={onClose}
    />
  );
}

type DeleteDialogProps = {
  what: string;
  name: string;
  change: () => Promise<unknown>;
  done: string;
  queryKey: readonly string[];
  onClose: () => void;
};

function DeleteDialog({ what, name, ...rest }: DeleteDialogProps) {
  const failed = (error: unknown) => {
    const reason = apiErrorMessage(error, '');
    return `Failed to delete ${what}${reason ? `. ${reason}` : ''}`;
  };
  return (
    <ConfirmChange
      title={`Delete this ${what}?`}
      description={`“${name}” makes no more reports and what waits in the queue for it is cancelled. Its reports stay.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      failed={failed}
      {...rest}
    />
  );
}

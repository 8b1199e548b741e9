import { useQuery } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { ConfirmChange } from '@/components/shared/confirm-change';
import { formatCounted } from '@/lib/format/numbers';
import type { Subscription } from '@/lib/subscriptions/schema';
import type { SubscriptionGroup } from '@/lib/subscriptions/groups/schema';
import { GROUPS_KEY } from './groups/group-reads';
import { deleteGroup } from './groups/groups-api';
import { fetchUnfinished } from './queue/queue-api';
import { QUEUE_KEY } from './queue/queue-reads';
import { SUBSCRIPTIONS_KEY } from '@/components/reads/subscription-reads';
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
      of={{ subscription_id: id }}
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
      of={{ group_id: id }}
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
  of: Parameters<typeof fetchUnfinished>[0];
  change: () => Promise<unknown>;
  done: string;
  queryKey: readonly string[];
  onClose: () => void;
};

function DeleteDialog({ what, name, of, ...rest }: DeleteDialogProps) {
  const { data } = useQuery({
    queryKey: [...QUEUE_KEY, 'unfinished', of],
    queryFn: ({ signal }) => fetchUnfinished(of, signal),
    staleTime: 0,
  });
  const failed = (error: unknown) => {
    const reason = apiErrorMessage(error, '');
    return `Failed to delete ${what}${reason ? `. ${reason}` : ''}`;
  };
  return (
    <ConfirmChange
      title={`Delete this ${what}?`}
      description={`“${name}” will generate no more reports. ${queueSentence(data)} Existing reports are kept.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      failed={failed}
      {...rest}
    />
  );
}

/** What happens to the queue; without numbers until they are loaded. */
export function queueSentence(unfinished: { pending: number; running: number } | undefined): string {
  if (!unfinished)
    return 'Its waiting queue items are removed, and a report that is being generated is still finished.';
  const { pending, running } = unfinished;
  const waiting =
    pending === 0
      ? 'It has no waiting queue items.'
      : `${formatCounted(pending, 'waiting queue item')} ${pending === 1 ? 'is' : 'are'} removed.`;
  const making =
    running === 0
      ? ''
      : ` ${formatCounted(running, 'report')} being generated ${running === 1 ? 'is' : 'are'} still finished.`;
  return `${waiting}${making}`;
}

'use client';

import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { notify } from '@/components/ui/toast';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { formatCounted } from '@/lib/format/numbers';
import type { MissedChoice } from '@/lib/subscriptions/schema';
import type { HeldFilings } from '@/lib/subscriptions/held-filings-before-activation';

type Watched = { id: string; status: string };
type Pending = Watched & HeldFilings;
type Activation = {
  what: 'subscription' | 'group';
  change: (
    id: string,
    status: 'active' | 'paused',
    missed?: MissedChoice,
  ) => Promise<{ name: string; status: string } | HeldFilings>;
  queryKey: QueryKey;
};

/**
 * Active becomes paused; any other status becomes active. Where filings arrived during the pause, the action changes
 * nothing and returns their number, because the list may be outdated; the user is asked about them.
 */
export function useActivation({ what, change, queryKey }: Activation): {
  toggle: (watched: Watched) => void;
  isPending: boolean;
  question: ReactNode;
} {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Pending | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, status, missed }: Watched & { missed?: MissedChoice }) =>
      status === 'active' ? change(id, 'paused') : change(id, 'active', missed),
    onSuccess: (answer, { id, status }) => {
      if ('held' in answer) return setPending({ id, status, ...answer });
      setPending(null);
      notify.success(`${answer.name} is ${answer.status}`);
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => notify.error(`Failed to update ${what} status`, { description: apiErrorMessage(error, '') }),
  });
  const choose = (missed: MissedChoice) =>
    pending ? mutate({ id: pending.id, status: pending.status, missed }) : undefined;
  const question = pending ? (
    <ConfirmDialog
      isOpen
      onOpenChange={() => setPending(null)}
      title={`${formatCounted(pending.held, 'filing')} arrived during the pause`}
      description={pausedFilingsText(pending.name, pending.held)}
      confirmLabel="Process and activate"
      busyLabel="Activating..."
      alternative={{ label: 'Skip and activate', onChoose: () => choose('skip') }}
      isBusy={isPending}
      onConfirm={() => choose('process')}
    />
  ) : null;
  return { toggle: ({ id, status }) => mutate({ id, status }), isPending, question };
}

/** Explains what processing or skipping the filings of a pause does; `count` is their number. */
export function pausedFilingsText(name: string, count: number): string {
  const [them, reports] = count === 1 ? ['it', 'a report on it'] : ['them', 'a report on each'];
  return (
    `If you process ${them}, “${name}” generates ${reports}, within its limits. If you skip ${them}, it ` +
    'generates none; the queue ' +
    `keeps ${them} as cancelled, where ${them === 'it' ? 'it' : 'each'} can be retried.`
  );
}

'use client';

import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import { notify } from '@/components/ui/toast';
import { formatCounted } from '@/lib/format/numbers';
import type { MissedChoice } from '@/lib/subscriptions/schema';

const ConfirmDialog = dynamic(() => import('@/components/ui/confirm-dialog').then((loaded) => loaded.ConfirmDialog));

type Watched = { id: string; name: string; status: string; held_documents: number };
type Activation = {
  what: 'subscription' | 'group';
  read: (id: string, signal: AbortSignal) => Promise<Watched>;
  change: (id: string, status: 'active' | 'paused', missed?: MissedChoice) => Promise<Watched>;
  queryKey: QueryKey;
};

/**
 * Active becomes paused; any other status becomes active. The user is asked first about filings that arrived during the
 * pause, using a newly fetched count, because the list may be outdated.
 */
export function useActivation({ what, read, change, queryKey }: Activation): {
  toggle: (watched: Pick<Watched, 'id' | 'status'>) => void;
  isPending: boolean;
  question: ReactNode;
} {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Watched | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, status, missed }: { id: string; status: string; missed?: MissedChoice }) => {
      if (status === 'active') return change(id, 'paused');
      if (missed) return change(id, 'active', missed);
      const fresh = await read(id, new AbortController().signal);
      if (fresh.held_documents === 0) return change(id, 'active');
      setAsked(fresh);
      return null;
    },
    onSuccess: (changed) => {
      if (!changed) return;
      setAsked(null);
      notify.success(`${changed.name} is ${changed.status}`);
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => notify.error(`Failed to update ${what} status`, { description: apiErrorMessage(error, '') }),
  });
  const choose = (missed: MissedChoice) => (asked ? mutate({ id: asked.id, status: asked.status, missed }) : undefined);
  const question = asked ? (
    <ConfirmDialog
      isOpen
      onOpenChange={() => setAsked(null)}
      title={`${formatCounted(asked.held_documents, 'filing')} arrived during the pause`}
      description={heldSentence(asked.name, asked.held_documents)}
      confirmLabel="Process and activate"
      busyLabel="Activating..."
      alternative={{ label: 'Skip and activate', onChoose: () => choose('skip') }}
      isBusy={isPending}
      onConfirm={() => choose('process')}
    />
  ) : null;
  return { toggle: mutate, isPending, question };
}

export function heldSentence(name: string, count: number): string {
  const [them, reports] = count === 1 ? ['it', 'a report on it'] : ['them', 'a report on each'];
  return (
    `If you process ${them}, “${name}” generates ${reports}, within its limits. If you skip ${them}, it ` +
    'generates none; the queue ' +
    `keeps ${them} as cancelled, where ${them === 'it' ? 'it' : 'each'} can be retried.`
  );
}

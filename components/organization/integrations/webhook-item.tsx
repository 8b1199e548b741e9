'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, CirclePause, CirclePlay, Ellipsis, Pause, Play, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { webhookList, WEBHOOKS_KEY } from '@/components/reads/integrations-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { ConfirmChange } from '@/components/shared/confirm-change';
import { LocalDay } from '@/components/shared/time/local-time';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { notify } from '@/components/ui/toast';
import { formatCount } from '@/lib/format/numbers';
import type { Webhook } from '@/lib/integrations/schema-webhooks';
import { Code } from './code';
import { RecentDeliveries } from './recent-deliveries';
import { deleteWebhook, updateWebhook } from './integrations-api';

/** A webhook; opened, its newest deliveries. */
export function WebhookItem({ webhook }: { webhook: Webhook }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isPaused = webhook.state === 'paused';
  return (
    <li>
      <div className="flex min-h-[42px] flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((was) => !was)}
          className="flex min-w-0 items-center gap-2 rounded-sm text-left"
        >
          <ChevronRight
            aria-hidden
            className={cn('size-4 shrink-0 text-text-3 transition-transform', isOpen && 'rotate-90')}
          />
          <span className="max-w-[340px] truncate font-mono text-xs">{webhook.url}</span>
        </button>
        <span className="flex min-w-0 flex-wrap gap-1">
          {webhook.events.map((event) => (
            <Code key={event}>{event}</Code>
          ))}
        </span>
        <span className="ml-auto flex items-center gap-3 text-sm text-text-2">
          <Counts webhook={webhook} />
          <span
            className={cn('inline-flex w-[72px] items-center gap-1.5 text-xs font-medium', isPaused && 'text-warn')}
          >
            {isPaused ? (
              <CirclePause aria-hidden className="size-3.5 text-warn-solid" />
            ) : (
              <CirclePlay aria-hidden className="size-3.5 text-ok-solid" />
            )}
            {isPaused ? 'Paused' : 'Active'}
          </span>
          <WebhookMenu webhook={webhook} />
        </span>
      </div>
      <div id={id}>{isOpen ? <RecentDeliveries webhook={webhook} /> : null}</div>
    </li>
  );
}

function Counts({
  webhook: { state, failures_in_a_row: failures, failing_since: since, deliveries },
}: {
  webhook: Webhook;
}) {
  if (state === 'paused' && failures > 0)
    return (
      <span className="tabular-nums">
        {failures} failures in a row{since ? <>, since </> : null}
        {since ? <LocalDay iso={since} /> : null}
      </span>
    );
  return (
    <span className="tabular-nums">
      {formatCount(deliveries.delivered)} of {formatCount(deliveries.total)}
      <span className="sr-only"> deliveries succeeded</span>
    </span>
  );
}

function WebhookMenu({ webhook }: { webhook: Webhook }) {
  const queryClient = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);
  const isPaused = webhook.state === 'paused';
  const pause = useMutation({
    mutationFn: () => updateWebhook(webhook.id, { is_paused: !isPaused }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhookList.queryKey }),
    onError: (error) => notify.error(apiErrorMessage(error, 'The webhook could not be changed.')),
  });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton size="sm" label={`Actions for ${webhook.url}`} icon={<Ellipsis aria-hidden />} />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem disabled={pause.isPending} onSelect={() => pause.mutate()}>
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {isPaused ? 'Resume' : 'Pause'}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setIsDeleting(true)}>
            <Trash2 aria-hidden />
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isDeleting ? (
        <ConfirmChange
          title="Delete this webhook?"
          description={
            <>
              Nothing more is sent to <span className="font-mono text-xs break-all text-text">{webhook.url}</span>, and
              its deliveries are no longer listed.
            </>
          }
          confirmLabel="Delete"
          busyLabel="Deleting..."
          change={() => deleteWebhook(webhook.id)}
          done="Webhook deleted"
          failed={(error) => apiErrorMessage(error, 'Failed to delete the webhook')}
          queryKey={WEBHOOKS_KEY}
          onClose={() => setIsDeleting(false)}
        />
      ) : null}
    </>
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CirclePause, Clock } from 'lucide-react';
import { WEBHOOKS_KEY } from '@/components/reads/integrations-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { LocalTime } from '@/components/shared/time/local-time';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { notify } from '@/components/ui/toast';
import { formatDuration } from '@/lib/format/durations';
import type { Delivery, Webhook } from '@/lib/integrations/schema-webhooks';
import { redeliverEvent } from './integrations-api';

type DeliveryTableProps = { webhook: Webhook; deliveries: readonly Delivery[] };

export function DeliveryTable({ webhook, deliveries }: DeliveryTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Deliveries to {webhook.url}</caption>
        <thead className="sr-only">
          <tr>
            {['Time', 'Event', 'About', 'Answer', 'Took', 'Try', 'Actions'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'h-[34px] border-b border-line px-2 align-middle group-last/row:border-b-0 first:pl-10 last:pr-4';

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () => redeliverEvent(webhook.id, delivery.id),
    onSuccess: () => {
      notify.success('The event is being sent again');
      return queryClient.invalidateQueries({ queryKey: WEBHOOKS_KEY });
    },
    onError: (error) => notify.error(apiErrorMessage(error, 'The event could not be sent again.')),
  });
  return (
    <tr className="group/row hover:bg-hover">
      <td className={cn(cell, 'whitespace-nowrap text-text-2')}>
        <LocalTime iso={delivery.created_at} />
      </td>
      <td className={cn(cell, 'font-mono text-xs whitespace-nowrap')}>{delivery.event}</td>
      <td className={cn(cell, 'max-w-56 truncate text-text-2')} title={delivery.subject}>
        {delivery.subject || <span className="text-text-3">personal item of a colleague</span>}
      </td>
      <td className={cn(cell, 'whitespace-nowrap')}>
        <Answer delivery={delivery} />
      </td>
      <td className={cn(cell, 'text-right whitespace-nowrap text-text-2 tabular-nums')}>
        {delivery.last_ms === null ? '' : formatDuration(delivery.last_ms)}
      </td>
      <td className={cn(cell, 'text-xs whitespace-nowrap text-text-2')}>
        <Tries delivery={delivery} />
      </td>
      <td className={cn(cell, 'text-right')}>
        {delivery.state === 'delivered' || webhook.state === 'paused' ? null : (
          <Button variant="link" size="inline" isBusy={again.isPending} onClick={() => again.mutate()}>
            Redeliver
          </Button>
        )}
      </td>
    </tr>
  );
}

function Answer({ delivery: { state, last_code: code, last_error: error, attempts } }: { delivery: Delivery }) {
  if (state === 'held')
    return (
      <Mark icon={<CirclePause aria-hidden className="size-3.5 text-warn-solid" />} className="text-text-2">
        held
      </Mark>
    );
  if (attempts === 0)
    return (
      <Mark icon={<Clock aria-hidden className="size-3.5 text-neu-solid" />} className="text-text-2">
        waiting
      </Mark>
    );
  const isRight = state === 'delivered';
  return (
    <span title={error ?? undefined}>
      <Mark
        icon={
          isRight ? (
            <CircleCheck aria-hidden className="size-3.5 text-ok-solid" />
          ) : (
            <CircleAlert aria-hidden className="size-3.5 text-bad-solid" />
          )
        }
        className={isRight ? '' : 'text-bad'}
      >
        {code ?? 'no answer'}
        {error ? <span className="sr-only">: {error}</span> : null}
      </Mark>
    </span>
  );
}

function Mark({ icon, className, children }: { icon: React.ReactNode; className: string; children: React.ReactNode }) {
  return (
    <span className={cn('inline-flex items-center gap-1.5 font-medium tabular-nums', className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

const WORDS = ['', 'first try', 'second try', 'third try'];

function Tries({ delivery }: { delivery: Delivery }) {
  const { attempts, most_attempts: most, state, next_try_at: next, requested_by_name: by } = delivery;
  if (by && state !== 'pending') return <>by hand, {by}</>;
  if (state === 'delivered') return <>{WORDS[attempts] ?? `try ${attempts}`}</>;
  if (attempts === 0) return null;
  return (
    <>
      try {attempts} of {most}
      {state === 'pending' && next ? (
        <>
          , next <LocalTime iso={next} />
        </>
      ) : null}
    </>
  );
}

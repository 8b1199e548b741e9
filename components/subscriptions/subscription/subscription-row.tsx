'use client';

import { CircleStop, Ellipsis, Info, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { LocalDay } from '@/components/shared/time/local-time';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { TableCell, TableRow } from '@/components/ui/table';
import type { Subscription } from '@/lib/subscriptions/schema';
import { MonitoredTypes } from '../watch/monitored-types';
import { Usage } from '../watch/usage-cell';
import { useStop, useToggleStatus } from './use-toggle-status';

type SubscriptionRowProps = {
  subscription: Subscription;
  canWrite: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

export function SubscriptionRow({ subscription, canWrite, onOpen, onEdit, onDelete }: SubscriptionRowProps) {
  const { name, status } = subscription;
  const toggle = useToggleStatus();
  const stop = useStop();
  const isActive = status === 'active';
  return (
    <TableRow>
      <TableCell className="h-[54px] max-w-0 w-full min-w-[180px]">
        <button
          type="button"
          title={name}
          onClick={onOpen}
          className="block max-w-full truncate rounded-sm text-left font-medium hover:text-accent hover:underline"
        >
          {name}
        </button>
        <span className="block truncate text-xs text-text-3" title={subscription.company_name}>
          {subscription.company_name} <span className="font-mono">{subscription.company_ticker}</span>
        </span>
      </TableCell>
      <TableCell>
        <MonitoredTypes types={subscription.monitored_document_types} />
      </TableCell>
      <TableCell className="text-text-2 tabular-nums">FY{subscription.fiscal_year}</TableCell>
      <TableCell isNumeric>
        <Usage used={subscription.reports_this_month} limit={subscription.max_reports_per_month} />
      </TableCell>
      <TableCell className="whitespace-nowrap text-text-2">
        {subscription.last_triggered_at ? <LocalDay iso={subscription.last_triggered_at} /> : 'Never'}
      </TableCell>
      <TableCell>
        <StatusBadge kind="subscription" status={status} className="align-middle" />
      </TableCell>
      <TableCell>
        {canWrite && subscription.can_edit ? (
          <div className="flex items-center justify-end gap-0.5">
            {toggle.question}
            <IconButton
              size="sm"
              label={isActive ? `Pause ${name}` : `Activate ${name}`}
              tooltip={isActive ? 'Pause' : 'Activate'}
              icon={isActive ? <Pause /> : <Play />}
              isBusy={toggle.isPending}
              onClick={() => toggle.toggle(subscription)}
            />
            <IconButton size="sm" label={`Edit ${name}`} tooltip="Edit" icon={<Pencil />} onClick={onEdit} />
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <IconButton size="sm" label={`More for ${name}`} tooltip="More" icon={<Ellipsis />} />
              </DropdownMenuTrigger>
              <DropdownMenuContent>
                <DropdownMenuItem onSelect={onOpen}>
                  <Info aria-hidden />
                  Details
                </DropdownMenuItem>
                {status === 'stopped' ? null : (
                  <DropdownMenuItem onSelect={() => stop.mutate(subscription)}>
                    <CircleStop aria-hidden />
                    Stop
                  </DropdownMenuItem>
                )}
                <DropdownMenuItem isDestructive onSelect={onDelete}>
                  <Trash2 aria-hidden />
                  Delete
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          </div>
        ) : null}
      </TableCell>
    </TableRow>
  );
}

'use client';

import { ChartColumn, ChevronRight, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { LocalDay } from '@/components/shared/time/local-time';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { formatCounted } from '@/lib/format/numbers';
import type { SubscriptionGroup } from '@/lib/subscriptions/groups/schema';
import { MonitoredTypes } from '../watch/monitored-types';
import { GroupDetails } from './group-details';
import { useToggleGroup } from './use-group-actions';

type GroupCardProps = {
  group: SubscriptionGroup;
  isOpen: boolean;
  canWrite: boolean;
  onToggle: () => void;
  onUsage: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onAddCompanies: () => void;
};

export function GroupCard({
  group,
  isOpen,
  canWrite,
  onToggle,
  onUsage,
  onEdit,
  onDelete,
  onAddCompanies,
}: GroupCardProps) {
  const toggle = useToggleGroup();
  const panelId = useId();
  const { name, status } = group;
  const isActive = status === 'active';
  return (
    <Card className="shrink-0">
      {toggle.question}
      <div className="flex min-h-[54px] items-center gap-4 py-1.5 pr-3 pl-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-md text-left"
        >
          <ChevronRight
            aria-hidden
            className={cn('size-4 shrink-0 text-text-3 transition-transform', isOpen && 'rotate-90')}
          />
          <span className="min-w-0">
            <span className="block truncate font-medium" title={name}>
              {name}
            </span>
            <span className="block truncate text-xs text-text-3">
              {formatCounted(group.company_count, 'company', 'companies')} ·{' '}
              {group.template?.name ?? 'Deleted template'} · FY{group.fiscal_year}
            </span>
          </span>
        </button>
        <span className="hidden md:inline">
          <MonitoredTypes types={group.monitored_document_types} />
        </span>
        <span className="hidden w-[148px] text-right text-xs text-text-2 tabular-nums wide:block">
          {formatCounted(group.reports_this_month, 'report')} this month
        </span>
        <span className="hidden w-[150px] text-xs text-text-3 wide:block">
          {group.last_triggered_at ? (
            <>
              Last <LocalDay iso={group.last_triggered_at} />
            </>
          ) : (
            'Never triggered'
          )}
        </span>
        <StatusBadge kind="subscription" status={status} className="w-[68px]" />
        <div className="flex items-center gap-0.5">
          <IconButton
            size="sm"
            label={`Usage statistics of ${name}`}
            tooltip="Usage statistics"
            icon={<ChartColumn />}
            onClick={onUsage}
          />
          {canWrite && group.can_edit ? (
            <>
              <IconButton
                size="sm"
                label={isActive ? `Pause ${name}` : `Activate ${name}`}
                tooltip={isActive ? 'Pause' : 'Activate'}
                icon={isActive ? <Pause /> : <Play />}
                isBusy={toggle.isPending}
                onClick={() => toggle.toggle(group)}
              />
              <IconButton size="sm" label={`Edit ${name}`} tooltip="Edit" icon={<Pencil />} onClick={onEdit} />
              <IconButton size="sm" label={`Delete ${name}`} tooltip="Delete" icon={<Trash2 />} onClick={onDelete} />
            </>
          ) : null}
        </div>
      </div>
      {isOpen ? (
        <div id={panelId} className="border-t border-line px-4">
          <GroupDetails groupId={group.id} canWrite={canWrite && group.can_edit} onAddCompanies={onAddCompanies} />
        </div>
      ) : null}
    </Card>
  );
}

import { Flag, Mails } from 'lucide-react';
import { LocalDay } from '@/components/shared/time/local-time';
import { cn } from '@/components/ui/cn';
import { StatusBadge } from '@/components/shared/states/status-badge';
import type { Engagement } from '@/lib/engagements/schema';
import { formatCounted } from '@/lib/format/numbers';

export function EngagementRow({
  engagement,
  isSelected,
  onSelect,
}: {
  engagement: Engagement;
  isSelected: boolean;
  onSelect: () => void;
}) {
  const {
    company_name: name,
    triggered_flags_count: flags,
    email_versions_count: versions,
    open_action_items: open,
  } = engagement;
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={onSelect}
        className={cn(
          'flex w-full flex-col gap-1.5 px-5 py-3 text-left -outline-offset-2 transition-colors',
          isSelected ? 'bg-selected' : 'hover:bg-hover',
        )}
      >
        <span className="flex w-full items-baseline justify-between gap-3">
          <span title={name} className="truncate font-medium">
            {name}
          </span>
          <LocalDay iso={engagement.updated_at} className="shrink-0 text-xs text-text-3 tabular-nums" />
        </span>
        <span className="flex w-full items-center gap-3.5 text-xs text-text-2 tabular-nums">
          <StatusBadge kind="engagement" status={engagement.status} />
          {open > 0 ? <span className="text-text-3">{formatCounted(open, 'open action')}</span> : null}
          <span className="ml-auto inline-flex items-center gap-1.5" title={`${flags} triggered flags`}>
            <Flag aria-hidden className="size-3.5 text-warn-solid" />
            {flags}
            <span className="sr-only">triggered flags</span>
          </span>
          <span className="inline-flex items-center gap-1.5" title={`${versions} email versions`}>
            <Mails aria-hidden className="size-3.5 text-text-3" />
            {versions}
            <span className="sr-only">email versions</span>
          </span>
        </span>
      </button>
    </li>
  );
}

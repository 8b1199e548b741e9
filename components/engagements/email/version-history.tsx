import { X } from 'lucide-react';
import { LocalTime } from '@/components/shared/time/local-time';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import type { EmailVersion } from '@/lib/engagements/schema-email';

const PREVIEW_LENGTH = 150;

type VersionHistoryProps = {
  versions: readonly EmailVersion[];
  shownId: string;
  onSelect: (version: EmailVersion) => void;
  onClose: () => void;
};

/** Newest first; beside the letter in wide windows, over it below 1280 px. */
export function VersionHistory({ versions, shownId, onSelect, onClose }: VersionHistoryProps) {
  return (
    <aside
      aria-label="Version History"
      className={
        'flex w-80 shrink-0 flex-col border-l border-line bg-surface max-xl:absolute max-xl:inset-y-0 ' +
        'max-xl:right-0 max-xl:z-10 max-xl:shadow-float'
      }
    >
      <div className="flex h-11 shrink-0 items-center justify-between border-b border-line pr-2 pl-3.5">
        <h3 className="font-semibold">
          Version History <span className="font-normal text-text-3">({versions.length})</span>
        </h3>
        <IconButton size="sm" label="Close version history" icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <ol className="min-h-0 flex-1 overflow-y-auto">
        {[...versions].reverse().map((version) => (
          <li key={version.id} className="border-b border-line">
            <button
              type="button"
              aria-current={version.id === shownId || undefined}
              onClick={() => onSelect(version)}
              className={cn(
                'flex w-full flex-col gap-0.5 px-3.5 py-2.5 text-left text-xs -outline-offset-2',
                version.id === shownId ? 'bg-selected' : 'hover:bg-hover',
              )}
            >
              <span className="flex w-full items-center justify-between gap-2">
                <span className="flex items-center gap-2 text-sm font-medium">
                  Version {version.number}
                  {version.id === shownId ? <Badge tone="info">Currently viewing</Badge> : null}
                </span>
              </span>
              <LocalTime iso={version.created_at} className="text-text-3 tabular-nums" />
              <span className="text-text-2">
                {version.user_prompt ??
                  (version.kind === 'manual' ? `Edited by ${version.created_by_name}` : 'Initial email, all flags')}
              </span>
              <span className="line-clamp-3 text-text-3">
                {version.content.slice(0, PREVIEW_LENGTH)}
                {version.content.length > PREVIEW_LENGTH ? '…' : ''}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}

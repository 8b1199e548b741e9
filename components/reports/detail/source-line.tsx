import { CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { FormBadge } from '@/components/ui/badge';
import { markerClasses, accessibleLabel } from '@/components/shared/citations/citation-marker';
import { cn } from '@/components/ui/cn';
import type { ViewerSource } from '@/components/viewer/types';
import { formatPercent } from '@/lib/format/numbers';
import type { ReportSource } from '@/lib/reports/schema';
import { PlumbTick } from '@/components/evidence/plumb-list';
import { pagesLabel, pagesOf, shortExcerpt } from '@/lib/reports/read/report-sections.rules';

type SourceLineProps = {
  source: ReportSource;
  viewerSource: ViewerSource;
  isActive: boolean;
  /** True for a nearest passage, which supports no answer. */
  isNearest?: boolean;
  onOpen: () => void;
};

/** One source of an answer; the whole entry is a button that opens its page. */
export function SourceLine({ source, viewerSource, isActive, isNearest, onOpen }: SourceLineProps) {
  const excerptId = useId();
  const isUnverified = !source.quote_verified;
  return (
    <li data-source-card={viewerSource.id} className="relative scroll-my-24 break-inside-avoid">
      {isNearest ? null : <PlumbTick />}
      <button
        type="button"
        aria-label={accessibleLabel(viewerSource.label, isUnverified)}
        aria-describedby={excerptId}
        aria-pressed={isActive}
        onClick={onOpen}
        className={cn(
          '-mx-1.5 flex w-[calc(100%+12px)] flex-col rounded-md px-1.5 text-left transition-colors',
          isActive ? 'bg-ev-tint' : 'hover:bg-hover',
        )}
      >
        <span className="flex w-full items-center gap-2 text-xs leading-5">
          <span className={cn(markerClasses({ isActive, isUnverified }), 'shrink-0')}>{viewerSource.number}</span>
          <span className="truncate text-text-2">{source.document_type}</span>
          <FormBadge>{source.form_type}</FormBadge>
          <span className="shrink-0 font-mono text-text-2">{pagesLabel(pagesOf(source))}</span>
          {isUnverified ? (
            <span className="inline-flex shrink-0 items-center gap-1 font-medium text-und">
              <CircleDashed aria-hidden className="size-[13px] stroke-2" />
              unverified
            </span>
          ) : null}
          {isActive ? (
            <span className="shrink-0 font-medium text-ev-text">{isNearest ? 'Shown' : 'Active Source'}</span>
          ) : null}
          <span className="ml-auto shrink-0 font-mono text-text-3 tabular-nums">
            {formatPercent(source.relevance_score)}
          </span>
        </span>
        <span id={excerptId} className="max-w-[84ch] text-sm wrap-anywhere text-text-2">
          “{shortExcerpt(source.excerpt)}”
        </span>
      </button>
    </li>
  );
}

import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import type { ViewerSource } from '@/components/viewer/types';
import type { BallotLine } from '@/lib/voting/ballots/schema';
import { VOTE_LABELS } from '@/lib/voting/vocabulary.rules';
import { PageMarker } from '@/components/shared/citations/page-marker';

type OutcomeCellProps = {
  line: BallotLine;
  source: ViewerSource | null;
  activeId: string | null;
  onShow: (sourceId: string) => void;
};

/**
 * Support as a share of the votes cast, with a mark at one half, whether the line passed, and the page. A line that did
 * not pass is not shown as an error.
 */
export function OutcomeCell({ line, source, activeId, onShow }: OutcomeCellProps) {
  const { outcome } = line;
  if (!outcome)
    return (
      <span className="flex items-center gap-1.5 text-xs text-und">
        <Clock aria-hidden className="size-3.5 text-und-solid" />
        No result matched
      </span>
    );
  const { support_cast: support, passed } = outcome;
  const word = resultLabel(line);
  const Icon = passed === false ? CircleX : CircleCheck;
  const isActive = source !== null && source.id === activeId;
  return (
    <span
      {...(isActive ? { 'data-source-card': source.id } : {})}
      className={cn(
        'flex h-8 items-center gap-2 rounded-md border px-2 text-xs',
        isActive ? 'border-ev-line bg-ev-tint' : 'border-transparent',
      )}
    >
      <span className="w-11 shrink-0 text-right font-medium tabular-nums">
        {support === null ? '' : `${support.toFixed(1)}%`}
      </span>
      <span
        aria-hidden
        className={cn('relative h-1.5 w-11 shrink-0 bg-sunken dark:bg-line', support === null && 'invisible')}
      >
        <span className="absolute inset-y-0 left-0 bg-neu-solid" style={{ width: `${Math.min(100, support ?? 0)}%` }} />
        <span className="absolute -inset-y-0.5 left-1/2 w-px bg-text" />
      </span>
      <span className="flex min-w-0 flex-1 items-center gap-1 whitespace-nowrap">
        {word ? (
          <>
            <Icon
              aria-hidden
              className={cn('size-3.5 shrink-0', passed === false ? 'text-neu-solid' : 'text-ok-solid')}
            />
            <span className="truncate">{word}</span>
          </>
        ) : outcome.classes.length > 0 ? (
          <span className="truncate text-text-2">by class of shares</span>
        ) : (
          <span className="truncate text-und">not certain</span>
        )}
      </span>
      {source ? (
        <PageMarker page={source.page} label={source.label} isActive={isActive} onClick={() => onShow(source.id)} />
      ) : null}
    </span>
  );
}

function resultLabel({ outcome, nominee }: BallotLine): string | null {
  if (outcome?.choice) return VOTE_LABELS[outcome.choice];
  if (outcome?.passed === true) return nominee ? 'Elected' : 'Passed';
  if (outcome?.passed === false) return nominee ? 'No majority' : 'Not passed';
  return null;
}

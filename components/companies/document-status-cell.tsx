import { CircleCheck } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { formatCount } from '@/lib/format/numbers';
import { barParts, exceptionOf, type BarPart, type CompanyCounts } from './document-status';

const PART: Record<BarPart['kind'], string> = { ready: 'bg-ok-solid', waiting: 'bg-neu-solid', failed: 'bg-bad-solid' };

/** "24 ready for queries", a bar with the share of ready documents, and the main problem of the others. */
export function DocumentStatusCell({ counts }: { counts: CompanyCounts }) {
  const exception = exceptionOf(counts);
  return (
    <div className="flex items-center gap-3 whitespace-nowrap">
      <span className="flex min-w-[150px] shrink-0 wide:min-w-[166px]">
        {counts.total_documents === 0 ? (
          <span className="text-text-3">No documents yet</span>
        ) : counts.ready_for_queries === 0 ? (
          <span className="text-text-3">0 ready for queries</span>
        ) : (
          <span className="inline-flex items-center gap-1.5 font-medium tabular-nums">
            <CircleCheck aria-hidden className="size-[15px] shrink-0 stroke-2 text-ok-solid" />
            {formatCount(counts.ready_for_queries)} ready for queries
          </span>
        )}
      </span>
      <span aria-hidden className="hidden h-1 w-[120px] shrink-0 gap-px overflow-hidden rounded-full bg-line wide:flex">
        {barParts(counts).map(({ kind, share }) => (
          <span key={kind} className={cn('h-full min-w-0.5', PART[kind])} style={{ width: `${share * 100}%` }} />
        ))}
      </span>
      {exception ? <StatusBadge kind="document" status={exception.kind} label={exception.text} /> : null}
    </div>
  );
}

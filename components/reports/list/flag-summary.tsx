import { CircleCheck, CircleDashed, Flag } from 'lucide-react';
import type { Report } from '@/lib/reports/schema';

/** The three counts of a report's flags, each with its shape; nothing without configured flags. */
export function FlagSummary({ status }: { status: Report['flag_status'] }) {
  if (!status || status.total_flags_configured === 0) return null;
  const {
    flags_triggered: triggered,
    flags_cannot_determine: undetermined,
    flags_clear: clear,
    total_flags_configured: total,
  } = status;
  return (
    <span
      role="img"
      aria-label={`${triggered} of ${total} flags triggered, ${undetermined} undetermined, ${clear} clear`}
      className="flex items-center gap-3 text-sm font-medium tabular-nums"
    >
      {triggered > 0 ? (
        <span className="flex items-center gap-1.5 text-warn">
          <Flag aria-hidden className="size-4 text-warn-solid" strokeWidth={1.75} />
          {triggered}
        </span>
      ) : null}
      {undetermined > 0 ? (
        <span className="flex items-center gap-1.5 text-und">
          <CircleDashed aria-hidden className="size-4 text-und-solid" strokeWidth={1.75} />
          {undetermined}
        </span>
      ) : null}
      {clear > 0 ? (
        <span className="flex items-center gap-1.5 text-ok">
          <CircleCheck aria-hidden className="size-4 text-ok-solid" strokeWidth={1.75} />
          {clear}
        </span>
      ) : null}
    </span>
  );
}

import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { BallotLine } from '@/lib/voting/ballots/schema';

/** Support of votes cast with a tick at half, and whether it passed: losing is not an error. */
export function OutcomeCell({ line }: { line: BallotLine }) {
  const { outcome } = line;
  if (!outcome)
    return (
      <span className="flex items-center gap-1.5 text-xs text-text-2">
        <Clock aria-hidden className="size-3.5 text-neu-solid" />
        Not matched
      </span>
    );
  const { support_cast: support, passed } = outcome;
  const Icon = passed === false ? CircleX : CircleCheck;
  const word = passed === null ? '' : passed ? (line.nominee ? 'Elected' : 'Passed') : 'Not passed';
  return (
    <span className="flex items-center gap-2 text-xs">
      {support === null ? null : (
        <>
          <span className="w-11 text-right font-medium tabular-nums">{support.toFixed(1)}%</span>
          <span aria-hidden className="relative h-1.5 w-11 bg-sunken dark:bg-line">
            <span className="absolute inset-y-0 left-0 bg-neu-solid" style={{ width: `${Math.min(100, support)}%` }} />
            <span className="absolute -inset-y-0.5 left-1/2 w-px bg-text" />
          </span>
        </>
      )}
      {word ? (
        <span className="flex items-center gap-1 whitespace-nowrap">
          <Icon aria-hidden className={passed ? 'size-3.5 text-ok-solid' : 'size-3.5 text-neu-solid'} />
          {word}
        </span>
      ) : null}
    </span>
  );
}

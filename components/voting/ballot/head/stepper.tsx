import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { cn } from '@/components/ui/cn';
import type { Ballot } from '@/lib/voting/ballots/schema';
import { shortDay } from '@/components/voting/meetings/weeks';

const STEPS = ['draft', 'approved', 'voted', 'outcome'] as const;
const LABELS = { draft: 'Draft', approved: 'Approved', voted: 'Voted', outcome: 'Outcome' };

/** Draft, approved, voted, outcome, with the dates of completed steps. */
export function Stepper({ ballot }: { ballot: Ballot }) {
  const now = STEPS.indexOf(ballot.state);
  const days = [ballot.created_at, ballot.approved_at, ballot.voted_at, null];
  const filed = ballot.outcome?.filing_date;
  return (
    <ol aria-label="Steps of the ballot" className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
      {STEPS.map((step, index) => {
        const isDone = index < now;
        const isNow = index === now;
        const day = days[index];
        return (
          <Fragment key={step}>
            {index > 0 ? <li aria-hidden className="h-px w-6 bg-line-strong max-wide:w-3" /> : null}
            <li aria-current={isNow ? 'step' : undefined} className="flex items-center gap-1.5 whitespace-nowrap">
              {isDone ? (
                <Check aria-hidden className="size-3.5 stroke-2 text-ok-solid" />
              ) : (
                <span
                  aria-hidden
                  className={cn('size-2 rounded-full', isNow ? 'bg-accent-solid' : 'border border-neu-solid')}
                />
              )}
              <span className={cn('font-medium', isNow ? 'text-text' : 'text-text-2')}>{LABELS[step]}</span>
              {isDone && day ? <span className="text-text-3">{shortDay(day)}</span> : null}
              {step === 'outcome' && isNow && filed ? (
                <span className="text-text-3">8-K of {shortDay(filed)}</span>
              ) : null}
              {step === 'outcome' && !isNow && ballot.meeting_date ? (
                <span className="text-text-3">after {shortDay(ballot.meeting_date)}</span>
              ) : null}
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}

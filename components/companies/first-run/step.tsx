import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export type StepState = 'done' | 'now' | 'later';

type StepProps = {
  number: number;
  state: StepState;
  title: string;
  /** A hint shown beside the title. */
  hint?: ReactNode;
  aside?: ReactNode;
  isLast?: boolean;
  children?: ReactNode;
};

const NODE: Record<StepState, string> = {
  done: 'bg-ok-tint text-ok',
  now: 'bg-ink text-on-ink',
  later: 'border border-control text-text-2',
};
const SPOKEN: Record<StepState, string> = { done: 'done', now: 'next', later: 'later' };

/** One of the three steps on their line. */
export function Step({ number, state, title, hint, aside, isLast = false, children }: StepProps) {
  return (
    <li className="flex gap-4" aria-current={state === 'now' ? 'step' : undefined}>
      <div aria-hidden className="flex flex-col items-center">
        <span
          className={cn(
            'flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold',
            NODE[state],
          )}
        >
          {state === 'done' ? <Check className="size-4" /> : number}
        </span>
        {isLast ? null : <span className="w-px flex-1 bg-line-strong" />}
      </div>
      <div className={cn('flex min-w-0 flex-1 flex-col gap-2', !isLast && 'pb-6')}>
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className={cn('text-base font-semibold', state === 'later' && 'text-text-2')}>
            {title}
            <span className="sr-only">, {SPOKEN[state]}</span>
          </h3>
          {hint ? <span className="text-xs text-text-3">{hint}</span> : null}
          {aside ? <span className="ml-auto">{aside}</span> : null}
        </div>
        {children}
      </div>
    </li>
  );
}

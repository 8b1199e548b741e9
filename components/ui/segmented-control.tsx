'use client';

import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from './cn';

export type Segment<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode; isDisabled?: boolean };

type SegmentedControlProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  'aria-label': string;
  /** Whether the segments share the full width evenly. */
  isFull?: boolean;
  isDisabled?: boolean;
  className?: string;
};

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Two to four choices side by side; arrow keys change the choice, as in any radio group. */
export function SegmentedControl<Value extends string>({
  value,
  onValueChange,
  segments,
  isFull,
  isDisabled,
  className,
  ...props
}: SegmentedControlProps<Value>) {
  const groupRef = useRef<HTMLDivElement>(null);
  const free = segments.filter((segment) => !segment.isDisabled);
  const stop = free.find((segment) => segment.value === value) ?? free[0];
  const step = (event: KeyboardEvent, from: Segment<Value>) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const next = free[(free.indexOf(from) + by + free.length) % free.length];
    if (!next) return;
    onValueChange(next.value);
    groupRef.current?.querySelectorAll('button')[segments.indexOf(next)]?.focus();
  };
  return (
    <div
      ref={groupRef}
      role="radiogroup"
      aria-orientation="horizontal"
      className={cn('inline-flex h-8 items-stretch rounded-md bg-sunken', isFull && 'flex w-full', className)}
      {...props}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          role="radio"
          aria-checked={segment.value === value}
          data-state={segment.value === value ? 'checked' : 'unchecked'}
          tabIndex={segment === stop ? 0 : -1}
          disabled={isDisabled || segment.isDisabled}
          onClick={() => onValueChange(segment.value)}
          onKeyDown={(event) => step(event, segment)}
          className={cn(
            'inline-flex items-center justify-center gap-2 rounded-md border border-transparent px-2.5 text-sm ' +
              'font-medium whitespace-nowrap text-text-2 transition-colors hover:text-text',
            'data-[state=checked]:border-line-strong data-[state=checked]:bg-surface ' +
              'data-[state=checked]:text-text dark:data-[state=checked]:bg-raised',
            'disabled:cursor-not-allowed disabled:text-text-3 disabled:opacity-60 [&_svg]:size-[15px] [&_svg]:shrink-0',
            isFull && 'flex-1',
          )}
        >
          {segment.icon}
          {segment.label}
        </button>
      ))}
    </div>
  );
}

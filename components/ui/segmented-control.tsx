'use client';

import { RadioGroup as RadioGroupPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn';

export type Segment<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode; isDisabled?: boolean };

type SegmentedControlProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  'aria-label': string;
  /** Segments share the width evenly. */
  isFull?: boolean;
  isDisabled?: boolean;
  className?: string;
};

/** Two to four choices side by side; arrows move the choice, as in any radio group. */
export function SegmentedControl<Value extends string>({
  value,
  onValueChange,
  segments,
  isFull,
  isDisabled,
  className,
  ...props
}: SegmentedControlProps<Value>) {
  const choose = (next: string) => {
    const segment = segments.find((candidate) => candidate.value === next);
    if (segment) onValueChange(segment.value);
  };
  return (
    <RadioGroupPrimitive.Root
      value={value}
      onValueChange={choose}
      disabled={isDisabled}
      orientation="horizontal"
      className={cn('inline-flex h-8 items-stretch rounded-md bg-sunken', isFull && 'flex w-full', className)}
      {...props}
    >
      {segments.map((segment) => (
        <RadioGroupPrimitive.Item
          key={segment.value}
          value={segment.value}
          disabled={segment.isDisabled}
          className={cn(
            'inline-flex items-center justify-center gap-2 rounded-md border border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-text-2 transition-colors hover:text-text',
            'data-[state=checked]:border-line-strong data-[state=checked]:bg-surface data-[state=checked]:text-text dark:data-[state=checked]:bg-raised',
            'disabled:cursor-not-allowed disabled:text-text-3 disabled:opacity-60 [&_svg]:size-[15px] [&_svg]:shrink-0',
            isFull && 'flex-1',
          )}
        >
          {segment.icon}
          {segment.label}
        </RadioGroupPrimitive.Item>
      ))}
    </RadioGroupPrimitive.Root>
  );
}

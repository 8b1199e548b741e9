'use client';

import { RadioGroup as RadioGroupPrimitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return <RadioGroupPrimitive.Root className={cn('flex flex-col gap-2', className)} {...props} />;
}

type RadioItemProps = ComponentProps<typeof RadioGroupPrimitive.Item> & { label: ReactNode; help?: ReactNode };

/** One choice with its label; the whole line can be clicked. */
export function RadioItem({ label, help, className, ...props }: RadioItemProps) {
  return (
    <label
      className={cn(
        'flex cursor-pointer items-start gap-2 has-disabled:cursor-not-allowed has-disabled:text-text-3',
        className,
      )}
    >
      <RadioGroupPrimitive.Item
        className={
          'mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-control bg-surface ' +
          'data-[state=checked]:border-ink disabled:bg-sunken'
        }
        {...props}
      >
        <RadioGroupPrimitive.Indicator className="size-2 rounded-full bg-ink" />
      </RadioGroupPrimitive.Item>
      <span className="flex flex-col">
        <span>{label}</span>
        {help ? <span className="text-xs text-text-3">{help}</span> : null}
      </span>
    </label>
  );
}

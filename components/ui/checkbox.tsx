'use client';

import { Check, Minus } from 'lucide-react';
import { Checkbox as CheckboxPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/** `checked` may be "indeterminate", as in a select-all box over a partial selection. */
export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      className={cn(
        'group peer flex size-4 shrink-0 items-center justify-center rounded-sm border border-control bg-surface text-on-ink transition-colors',
        'data-[state=checked]:border-ink data-[state=checked]:bg-ink data-[state=indeterminate]:border-ink data-[state=indeterminate]:bg-ink',
        'aria-invalid:border-bad-solid',
        'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-text-3 disabled:data-[state=checked]:bg-sunken',
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator className="flex">
        <Check aria-hidden className="size-3 stroke-[2.5] group-data-[state=indeterminate]:hidden" />
        <Minus aria-hidden className="hidden size-3 stroke-[2.5] group-data-[state=indeterminate]:block" />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}

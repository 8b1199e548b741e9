'use client';

import { Switch as SwitchPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      className={cn(
        'inline-flex h-[18px] w-8 shrink-0 items-center rounded-full border border-control bg-sunken px-0.5 ' +
          'transition-colors',
        'data-[state=checked]:border-ink data-[state=checked]:bg-ink disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb
        className={
          'block size-3 rounded-full bg-control transition-transform data-[state=checked]:translate-x-[14px] ' +
          'data-[state=checked]:bg-on-ink'
        }
      />
    </SwitchPrimitive.Root>
  );
}

'use client';

import { Label as LabelPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

type LabelProps = ComponentProps<typeof LabelPrimitive.Root> & { isOptional?: boolean };

export function Label({ className, isOptional, children, ...props }: LabelProps) {
  return (
    <LabelPrimitive.Root className={cn('text-sm font-medium text-text select-none', className)} {...props}>
      {children}
      {isOptional ? <span className="ml-1 font-normal text-text-3">optional</span> : null}
    </LabelPrimitive.Root>
  );
}

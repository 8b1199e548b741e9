'use client';

import type { ComponentProps } from 'react';
import { cn } from './cn';

type LabelProps = ComponentProps<'label'> & { isOptional?: boolean };

export function Label({ className, isOptional, children, ...props }: LabelProps) {
  return (
    <label className={cn('text-sm font-medium text-text select-none', className)} {...props}>
      {children}
      {isOptional ? <span className="ml-1 font-normal text-text-3">optional</span> : null}
    </label>
  );
}

import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-sm border border-line bg-canvas ' +
          'px-1 font-sans text-2xs font-medium text-text-3 dark:border-line-strong',
        className,
      )}
      {...props}
    />
  );
}

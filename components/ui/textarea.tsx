import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { controlClasses } from './input';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(controlClasses, 'min-h-20 resize-y px-2.5 py-1.5', className)} {...props} />;
}

type ComposerProps = ComponentProps<'textarea'> & { footer: ReactNode; wrapperClassName?: string };

/** A textarea with its buttons in the same frame. The frame shows the focus ring. */
export function Composer({ footer, className, wrapperClassName, ...props }: ComposerProps) {
  return (
    <div
      className={cn(
        'rounded-lg border border-control bg-surface has-[textarea:focus-visible]:outline-2 ' +
          'has-[textarea:focus-visible]:outline-offset-1 has-[textarea:focus-visible]:outline-accent-solid ' +
          'has-[textarea:disabled]:border-line has-[textarea:disabled]:bg-sunken',
        wrapperClassName,
      )}
    >
      <textarea
        className={cn(
          'block w-full resize-none bg-transparent px-3 pt-2.5 pb-1 text-sm outline-none ' +
            'disabled:cursor-not-allowed disabled:text-text-3',
          className,
        )}
        {...props}
      />
      <div className="flex items-center gap-2 py-1.5 pr-1.5 pl-3">{footer}</div>
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

/** Classes shared by all text-like controls, including the select trigger and the textarea. */
export const controlClasses = cn(
  'w-full min-w-0 rounded-md border border-control bg-surface text-sm text-text transition-colors',
  'aria-invalid:border-bad-solid',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-text-3',
);

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlClasses, 'h-8 px-2.5', className)} {...props} />;
}

type InputWithAddonsProps = ComponentProps<'input'> & {
  /** A leading icon; decorative. */
  icon?: ReactNode;
  /** A trailing control or key hint. */
  trailing?: ReactNode;
  wrapperClassName?: string;
};

/** An input with an icon before and a control after it, such as search with its clear button. */
export function InputWithAddons({ icon, trailing, className, wrapperClassName, ...props }: InputWithAddonsProps) {
  return (
    <div className={cn('relative', wrapperClassName)}>
      {icon ? (
        <span
          aria-hidden
          className={
            'pointer-events-none absolute inset-y-0 left-0 flex w-8 ' +
            'items-center justify-center pl-0.5 text-text-3 [&_svg]:size-[15px]'
          }
        >
          {icon}
        </span>
      ) : null}
      <Input className={cn(icon && 'pl-8', trailing && 'pr-9', className)} {...props} />
      {trailing ? <span className="absolute inset-y-0 right-0 flex items-center pr-1.5">{trailing}</span> : null}
    </div>
  );
}

'use client';

import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cn } from './cn';
import { Label } from './label';

/** Props to spread on the control within a Field. */
export type FieldControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  /** The sentence to show; from react-hook-form: `errors.name?.message`. */
  error?: string | undefined;
  isOptional?: boolean;
  /** Shown at the right end of the label's line. */
  aside?: ReactNode;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
};

/** Label, control, and help or error, connected for assistive technology. */
export function Field({ label, help, error, isOptional, aside, className, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = Boolean(error || help);
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id} isOptional={isOptional}>
          {label}
        </Label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': hasMessage ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <FieldError id={messageId} className="mt-0.5">
          {error}
        </FieldError>
      ) : help ? (
        <p id={messageId} className="mt-0.5 text-xs text-text-3">
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** An error sentence with its icon; announced when it appears. */
export function FieldError({ id, children, className }: { id?: string; children: ReactNode; className?: string }) {
  return (
    <p id={id} role="alert" className={cn('flex items-start gap-1.5 text-xs text-bad', className)}>
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0 stroke-2" />
      <span>{children}</span>
    </p>
  );
}

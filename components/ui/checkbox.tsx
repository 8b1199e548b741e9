'use client';

import { Check, Minus } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cn } from './cn';

type CheckboxProps = Omit<ComponentProps<'button'>, 'type' | 'role'> & {
  /** "indeterminate" for a select-all box over a partial selection; a click then checks it. */
  checked: boolean | 'indeterminate';
  onCheckedChange: (isChecked: boolean) => void;
};

export function Checkbox({ className, checked, onCheckedChange, onClick, ...props }: CheckboxProps) {
  const isPartial = checked === 'indeterminate';
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isPartial ? 'mixed' : checked}
      data-state={isPartial ? 'indeterminate' : checked ? 'checked' : 'unchecked'}
      data-disabled={props.disabled ? '' : undefined}
      onClick={(event) => {
        onClick?.(event);
        onCheckedChange(checked !== true);
      }}
      onKeyDown={ignoreEnter}
      className={cn(
        'group peer flex size-4 shrink-0 items-center justify-center rounded-sm border border-control bg-surface ' +
          'text-on-ink transition-colors',
        'data-[state=checked]:border-ink data-[state=checked]:bg-ink data-[state=indeterminate]:border-ink ' +
          'data-[state=indeterminate]:bg-ink',
        'aria-invalid:border-bad-solid',
        'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-text-3 ' +
          'disabled:data-[state=checked]:bg-sunken',
        className,
      )}
      {...props}
    >
      {checked ? (
        <span className="pointer-events-none flex">
          {isPartial ? (
            <Minus aria-hidden className="size-3 stroke-[2.5]" />
          ) : (
            <Check aria-hidden className="size-3 stroke-[2.5]" />
          )}
        </span>
      ) : null}
    </button>
  );
}

/** Space toggles a checkbox; Enter does not. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

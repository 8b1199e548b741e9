'use client';

import { useId, type ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';

type CheckListProps<T extends string> = {
  label: string;
  items: readonly { value: T; label: ReactNode; help: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  isDisabled: boolean;
  error?: string | undefined;
};

/** A multiple choice with a description for each option. */
export function CheckList<T extends string>({ label, items, chosen, onChange, isDisabled, error }: CheckListProps<T>) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {items.map(({ value, label: name, help }) => (
        <div key={value} className="flex items-start gap-2 py-0.5">
          <Checkbox
            id={`${id}-${value}`}
            className="mt-0.5"
            checked={chosen.includes(value)}
            disabled={isDisabled}
            onCheckedChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((each) => each !== value))}
          />
          <label htmlFor={`${id}-${value}`} className="min-w-0 text-sm">
            {name} <span className="text-xs text-text-3">{help}</span>
          </label>
        </div>
      ))}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

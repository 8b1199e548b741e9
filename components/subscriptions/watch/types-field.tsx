'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';

type TypesFieldProps<T extends string> = {
  types: readonly T[];
  value: readonly T[];
  onChange: (types: T[]) => void;
  error?: string | undefined;
};

/** The document types that trigger a report, with a checkbox each. */
export function TypesField<T extends string>({ types, value, onChange, error }: TypesFieldProps<T>) {
  const errorId = useId();
  const toggle = (type: T) =>
    onChange(value.includes(type) ? value.filter((chosen) => chosen !== type) : [...value, type]);
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">Monitored document types</legend>
      <div className="grid grid-cols-3 gap-x-4 gap-y-1.5 rounded-md border border-line px-3 py-2.5 sm:grid-cols-4">
        {types.map((type) => (
          <label key={type} className="flex items-center gap-2 font-mono text-xs">
            <Checkbox
              checked={value.includes(type)}
              onCheckedChange={() => toggle(type)}
              aria-invalid={error ? true : undefined}
            />
            {type}
          </label>
        ))}
      </div>
      {error ? (
        <FieldError id={errorId} className="mt-0.5">
          {error}
        </FieldError>
      ) : (
        <p className="mt-0.5 text-xs text-text-3">
          Amendments (/A) trigger reports too. DEF 14A/A covers DEFA14A and DEFR14A.
        </p>
      )}
    </fieldset>
  );
}

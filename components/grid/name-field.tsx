'use client';

import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

type NameFieldProps = {
  label: string;
  choices: readonly { id: string; name: string }[];
  chosenId: string | null;
  error?: string | undefined;
  onChange: (id: string) => void;
};

/** One of several things that are known by their names, such as companies or templates. */
export function NameField({ label, choices, chosenId, error, onChange }: NameFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select value={chosenId ?? ''} onValueChange={onChange}>
          <SelectTrigger {...control}>
            <SelectValue placeholder="Choose…" />
          </SelectTrigger>
          <SelectContent>
            {choices.map(({ id, name }) => (
              <SelectItem key={id} value={id}>
                {name}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      )}
    </Field>
  );
}

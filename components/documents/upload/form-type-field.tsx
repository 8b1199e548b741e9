'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

const COMMON = ['DEF 14A', 'DEFA14A', 'DEFM14A', '10-K', '10-K/A', '10-Q', '8-K', '20-F'] as const;
const OTHER = 'other';

type FormTypeFieldProps = {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
  isDisabled: boolean;
};

/** A choice of the usual forms, or free text. */
export function FormTypeField({ value, onValueChange, error, isDisabled }: FormTypeFieldProps) {
  const isCommon = COMMON.some((form) => form === value);
  const [isOther, setIsOther] = useState(!isCommon);
  const isTyped = isOther || !isCommon;
  const choose = (next: string) => {
    setIsOther(next === OTHER);
    onValueChange(next === OTHER ? '' : next);
  };
  return (
    <Field label="Form type" error={error}>
      {(control) => (
        <span className="flex gap-2">
          <Select value={isTyped ? OTHER : value} onValueChange={choose} disabled={isDisabled}>
            <SelectTrigger {...(isTyped ? { 'aria-label': 'Form type choice' } : control)}>
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {COMMON.map((form) => (
                <SelectItem key={form} value={form}>
                  {form}
                </SelectItem>
              ))}
              <SelectItem value={OTHER}>Other</SelectItem>
            </SelectContent>
          </Select>
          {isTyped ? (
            <Input
              {...control}
              value={value}
              onChange={(event) => onValueChange(event.target.value)}
              placeholder="S-4"
              maxLength={20}
              disabled={isDisabled}
              autoFocus
            />
          ) : null}
        </span>
      )}
    </Field>
  );
}

'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { flagKey } from '@/lib/templates/flag-lines.rules';
import { MAX_FLAG_LENGTH } from '@/lib/templates/schema';
import { FlagBadge } from '@/components/templates/flag-badge';
import { chipText } from '@/components/templates/flag-tone';

type FlagFieldProps = {
  flags: readonly string[];
  onChange: (flags: string[]) => void;
  /** Text in the box that is not a flag yet. */
  typed: string;
  onType: (typed: string) => void;
  /** Adds the typed text as a flag. */
  onAdd: () => void;
  error?: string | undefined;
  isDisabled: boolean;
};

/** The flags with the typed one; empty text and duplicates are ignored. */
export function addTypedFlag(flags: readonly string[], typed: string): string[] {
  const flag = typed.replace(/\s+/g, ' ').trim();
  return flag && !flags.some((other) => flagKey(other) === flagKey(flag)) ? [...flags, flag] : [...flags];
}

/** Flags of one query as chips. Enter adds the typed text instead of submitting the form. */
export function FlagField({ flags, onChange, typed, onType, onAdd, error, isDisabled }: FlagFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Flags"
        isOptional
        error={error}
        aside={<FlagBadge count={flags.length} />}
        help="Each is merged into the flags of the template when it is saved."
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={typed}
              maxLength={MAX_FLAG_LENGTH}
              autoComplete="off"
              placeholder="For example: CEO pay ratio above 200:1"
              disabled={isDisabled}
              onChange={(event) => onType(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                onAdd();
              }}
            />
            <Button onClick={onAdd} disabled={isDisabled}>
              Add Flag
            </Button>
          </div>
        )}
      </Field>
      {flags.length > 0 ? (
        <ul aria-label="Flags of this query" className="flex flex-wrap gap-1.5">
          {flags.map((flag) => (
            <li
              key={flag}
              title={flag}
              className={
                'flex h-6 max-w-full items-center gap-0.5 rounded-sm border border-line bg-neu-tint pr-0.5 pl-2 ' +
                'text-xs text-text'
              }
            >
              <span className="truncate">{chipText(flag)}</span>
              <button
                type="button"
                aria-label={`Remove flag: ${flag}`}
                onClick={() => onChange(flags.filter((other) => other !== flag))}
                className={
                  'flex size-5 shrink-0 items-center justify-center rounded-sm text-text-2 hover:bg-line ' +
                  'hover:text-text'
                }
              >
                <X aria-hidden className="size-3.5 stroke-2" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

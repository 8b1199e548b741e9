'use client';

import { RadioGroup as RadioGroupPrimitive } from 'radix-ui';
import { useId } from 'react';
import type { Visibility } from '@/lib/templates/schema';

type VisibilityChoiceProps = {
  value: Visibility;
  organizationName: string;
  onChange: (visibility: Visibility) => void;
};

export function VisibilityChoice({ value, organizationName, onChange }: VisibilityChoiceProps) {
  const labelId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={labelId} className="text-sm font-medium">
        Visibility
      </span>
      <RadioGroupPrimitive.Root
        aria-labelledby={labelId}
        value={value}
        onValueChange={(next) => onChange(next === 'organization' ? 'organization' : 'user')}
        className="flex flex-col gap-2"
      >
        <Choice value="user" label="Personal" help="Visible only to you" />
        <Choice value="organization" label="Organization" help={`Visible to all members of ${organizationName}`} />
      </RadioGroupPrimitive.Root>
    </div>
  );
}

function Choice({ value, label, help }: { value: Visibility; label: string; help: string }) {
  const helpId = useId();
  return (
    <RadioGroupPrimitive.Item
      value={value}
      aria-label={label}
      aria-describedby={helpId}
      className={
        'group flex items-start gap-2.5 rounded-md border border-line-strong bg-surface px-2.5 py-2 text-left ' +
        'transition-colors hover:bg-hover data-[state=checked]:border-ink data-[state=checked]:inset-ring ' +
        'data-[state=checked]:inset-ring-ink'
      }
    >
      <span
        aria-hidden
        className={
          'mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-control bg-surface ' +
          'group-data-[state=checked]:border-[5px] group-data-[state=checked]:border-ink'
        }
      />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        <span id={helpId} className="block text-xs text-text-3 wrap-anywhere">
          {help}
        </span>
      </span>
    </RadioGroupPrimitive.Item>
  );
}

'use client';

import { useId } from 'react';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

type SwitchRowProps = {
  label: string;
  help: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  isDisabled?: boolean;
};

export function SwitchRow({ label, help, checked, onChange, isDisabled }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 px-3 py-2">
      <div className="min-w-0">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-help`} className="text-xs text-text-3">
          {help}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-help`}
        checked={checked}
        onCheckedChange={onChange}
        disabled={isDisabled}
      />
    </div>
  );
}

'use client';

import { useId } from 'react';
import { Switch } from '@/components/ui/switch';

type ChangesSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Whether reports of the template list what changed since the filing of the previous year. */
export function ChangesSwitch({ isOn, onChange }: ChangesSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium">
          What changed since last year
        </label>
        <p id={`${id}-help`} className="text-xs text-text-3">
          Adds a section to its reports: facts, nominees, proposals and text compared with the previous filing.
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-help`} checked={isOn} onCheckedChange={onChange} />
    </div>
  );
}

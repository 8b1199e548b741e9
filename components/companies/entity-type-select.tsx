'use client';

import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { FieldControlProps } from '@/components/ui/field';
import { BULK_ENTITY_TYPE, ENTITY_TYPE_LABELS, ENTITY_TYPES } from '@/lib/companies/schema';

type EntityTypeSelectProps = {
  control: FieldControlProps;
  value: string;
  onValueChange: (value: string) => void;
  disabled?: boolean;
  /** Only offered when the bulk import set it. */ hasUnspecified?: boolean;
};

export function EntityTypeSelect({ control, value, onValueChange, disabled, hasUnspecified }: EntityTypeSelectProps) {
  const types = hasUnspecified ? [...ENTITY_TYPES, BULK_ENTITY_TYPE] : ENTITY_TYPES;
  return (
    <Select value={value} onValueChange={onValueChange} disabled={disabled}>
      <SelectTrigger {...control}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {types.map((type) => (
          <SelectItem key={type} value={type}>
            {ENTITY_TYPE_LABELS[type]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

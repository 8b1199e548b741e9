'use client';

import type { FieldControlProps } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { ROLES, type Role } from '@/lib/context';
import { ROLE_LABEL } from '@/lib/organizations/role-labels.rules';

type RoleSelectProps = FieldControlProps & { value: Role; onChange: (role: Role) => void; isDisabled?: boolean };

export function RoleSelect({ value, onChange, isDisabled, ...control }: RoleSelectProps) {
  const choose = (next: string) => {
    const role = ROLES.find((each) => each === next);
    if (role) onChange(role);
  };
  return (
    <Select value={value} onValueChange={choose} disabled={isDisabled}>
      <SelectTrigger {...control}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {ROLES.map((role) => (
          <SelectItem key={role} value={role}>
            {ROLE_LABEL[role]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { notify } from '@/components/ui/toast';
import type { Member } from '@/lib/auth/types';
import { ROLE_MEANING } from '@/lib/organizations/role-labels.rules';
import { memberName } from './member-name';
import { ORGANIZATION_KEY } from '@/components/reads/organization-reads';
import { updateMemberRole } from '../organization-api';
import { RoleSelect } from './role-select';

export function EditRoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [role, setRole] = useState(member.role);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => updateMemberRole(member.user_id, role),
    onSuccess: () => {
      onClose();
      notify.success('Member role updated');
      return queryClient.invalidateQueries({ queryKey: ORGANIZATION_KEY });
    },
  });
  return (
    <Dialog open onOpenChange={() => (isPending ? undefined : onClose())}>
      <DialogContent
        title="Edit Role"
        description={
          <>
            {memberName(member)} · {member.email}
          </>
        }
      >
        <DialogBody>
          <Field label="Role" help={ROLE_MEANING[role]}>
            {(control) => <RoleSelect {...control} value={role} onChange={setRole} isDisabled={isPending} />}
          </Field>
          {error ? <FieldError>{apiErrorMessage(error, 'Failed to update role')}</FieldError> : null}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button disabled={isPending}>Cancel</Button>
          </DialogClose>
          <Button
            variant="primary"
            onClick={() => mutate()}
            disabled={role === member.role}
            isBusy={isPending}
            busyLabel="Updating..."
          >
            Update Role
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { Dialog, DialogActions, DialogBody, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/toast';
import { ROLE_MEANING } from '@/lib/organizations/role-labels.rules';
import { DEFAULT_ROLE, inviteSchema, type SentInvitationAnswer } from '@/lib/organizations/schema-members';
import { ORGANIZATION_KEY } from '@/components/reads/organization-reads';
import { inviteMember } from '../organization-api';
import { RoleSelect } from './role-select';
import { SentInvitation } from './sent-invitation';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState<SentInvitationAnswer | null>(null);
  return (
    <Dialog open onOpenChange={onClose}>
      {sent ? (
        <SentInvitation sent={sent} />
      ) : (
        <DialogContent
          title="Invite Member"
          description="The invitation is valid for seven days and for this address only."
        >
          <InviteForm onSent={(answer) => (answer.link === null ? onClose() : setSent(answer))} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function InviteForm({ onSent }: { onSent: (sent: SentInvitationAnswer) => void }) {
  const queryClient = useQueryClient();
  const form = useForm<z.input<typeof inviteSchema>, unknown, z.output<typeof inviteSchema>>({
    resolver: zodResolver(inviteSchema),
    defaultValues: { email: '', role: DEFAULT_ROLE },
  });
  const { errors, isSubmitting } = form.formState;
  const [email, role = DEFAULT_ROLE] = useWatch({ control: form.control, name: ['email', 'role'] });

  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await inviteMember(values);
      notify.success(
        answer.is_mailed ? 'Invitation sent successfully!' : 'Invitation created. Share its link: it was not emailed.',
      );
      onSent(answer);
      await queryClient.invalidateQueries({ queryKey: ORGANIZATION_KEY });
    } catch (error) {
      showServerErrors(error, ['email', 'role'], form.setError, 'Failed to send invitation');
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
      <DialogBody>
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="off"
              placeholder="colleague@example.com"
              readOnly={isSubmitting}
            />
          )}
        </Field>
        <Field label="Role" help={ROLE_MEANING[role]} error={errors.role?.message}>
          {(control) => (
            <Controller
              control={form.control}
              name="role"
              render={({ field }) => (
                <RoleSelect
                  {...control}
                  value={field.value ?? DEFAULT_ROLE}
                  onChange={field.onChange}
                  isDisabled={isSubmitting}
                />
              )}
            />
          )}
        </Field>
      </DialogBody>
      <DialogActions
        error={errors.root?.message}
        isBusy={isSubmitting}
        busyLabel="Sending..."
        isDisabled={!email.trim()}
      >
        Send Invitation
      </DialogActions>
    </form>
  );
}

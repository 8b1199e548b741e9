'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/toast';
import { authErrorMessage, changePassword, renameUser, sendConfirmation } from './auth-client';
import { PasswordInput } from './password-input';
import { accountNameSchema, changePasswordSchema } from './schema';

type AccountDialogProps = {
  user: { name: string; email: string; isAddressConfirmed: boolean };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Manage Account: the display name and the password. */
export function AccountDialog({ user, isOpen, onOpenChange }: AccountDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title="Manage Account" description={`Signed in as ${user.email}.`}>
        <DialogBody className="gap-5 pb-5">
          {user.isAddressConfirmed ? null : <UnconfirmedAddress email={user.email} />}
          <NameForm name={user.name} />
          <hr className="border-line" />
          <PasswordForm />
          <hr className="border-line" />
          <Link
            href="/account"
            onClick={() => onOpenChange(false)}
            className="self-start text-sm font-medium text-accent hover:underline"
          >
            Sessions and second factor
          </Link>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** Invitations and letters are sent only for users with a confirmed address. */
function UnconfirmedAddress({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    setState('busy');
    setError(null);
    try {
      await sendConfirmation();
      setState('sent');
    } catch (thrown) {
      setError(authErrorMessage(thrown));
      setState('idle');
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm text-text-2">
        {state === 'sent'
          ? `The link was sent to ${email}.`
          : 'Your email address is not confirmed, so invitations and letters cannot be mailed in your name.'}
      </p>
      {error ? <FieldError>{error}</FieldError> : null}
      {state === 'sent' ? null : (
        <Button className="self-end" isBusy={state === 'busy'} busyLabel="Sending..." onClick={() => void send()}>
          Send Confirmation Link
        </Button>
      )}
    </div>
  );
}

function NameForm({ name }: { name: string }) {
  const router = useRouter();
  const form = useForm({ resolver: zodResolver(accountNameSchema), defaultValues: { name } });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await renameUser(values.name);
      form.reset(values);
      notify.success('Name updated');
      router.refresh();
    } catch (error) {
      form.setError('root', { message: authErrorMessage(error) });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field label="Name" error={errors.name?.message ?? errors.root?.message}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="name" readOnly={isSubmitting} />}
      </Field>
      <Button type="submit" className="self-end" disabled={!isDirty} isBusy={isSubmitting} busyLabel="Saving...">
        Save Name
      </Button>
    </form>
  );
}

function PasswordForm() {
  const form = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await changePassword(values);
      form.reset();
      notify.success('Password changed', { description: 'Other sessions were signed out.' });
    } catch (error) {
      form.setError('root', { message: authErrorMessage(error) });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field label="Current password" error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('currentPassword')}
            autoComplete="current-password"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <Field
        label="New password"
        help="At least 12 characters. Other sessions are signed out."
        error={errors.newPassword?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('newPassword')}
            autoComplete="new-password"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      {errors.root ? <FieldError>{errors.root.message}</FieldError> : null}
      <Button type="submit" className="self-end" isBusy={isSubmitting} busyLabel="Saving...">
        Change Password
      </Button>
    </form>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { authErrorMessage, confirmAddress } from './auth-client';
import { AuthHeading } from './auth-heading';
import { PasswordInput } from './password-input';
import { safeRedirect } from './safe-redirect';
import { confirmAddressSchema } from './schema';

/** The last step of sign-up: the link's token and the password together create the account. */
export function ConfirmAddressForm({ token }: { token: string }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useForm({ resolver: zodResolver(confirmAddressSchema), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const isBusy = isSubmitting || isLeaving;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const redirectTo = await confirmAddress({ token, password });
      setIsLeaving(true);
      window.location.assign(safeRedirect(redirectTo, '/companies'));
    } catch (error) {
      form.setError('root', { message: authErrorMessage(error) });
    }
  });

  return (
    <>
      <AuthHeading title="Confirm your email address">
        Enter the password you chose for your Plumbline account.
      </AuthHeading>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete="current-password"
              autoFocus
              readOnly={isBusy}
              className="h-[38px] text-base"
            />
          )}
        </Field>
        {errors.root ? <FieldError>{errors.root.message}</FieldError> : null}
        <Button
          type="submit"
          size="lg"
          variant="primary"
          className="mt-1 w-full"
          isBusy={isBusy}
          busyLabel="Confirming..."
        >
          Confirm
        </Button>
      </form>
    </>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { confirmAddress } from './auth-client';
import { AuthForm, useAuthForm } from './auth-form';
import { AuthHeading } from './auth-heading';
import { PasswordInput } from './password-input';
import { safeRedirect } from '@/components/api/safe-redirect';
import { confirmAddressSchema } from './schema';

/** The last step of sign-up: the link's token and the password together create the account. */
export function ConfirmAddressForm({ token }: { token: string }) {
  const form = useForm({ resolver: zodResolver(confirmAddressSchema), defaultValues: { password: '' } });
  const { errors } = form.formState;
  const sending = useAuthForm(form, async ({ password }) =>
    safeRedirect(await confirmAddress({ token, password }), '/companies'),
  );

  return (
    <>
      <AuthHeading title="Confirm your email address">
        Enter the password you chose for your Plumbline account.
      </AuthHeading>
      <AuthForm {...sending} label="Confirm" busyLabel="Confirming...">
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete="current-password"
              autoFocus
              readOnly={sending.isBusy}
              className="h-[38px] text-base"
            />
          )}
        </Field>
      </AuthForm>
    </>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { authErrorMessage } from '../auth-client';
import { PasswordInput } from '../password-input';

const schema = z.object({ password: z.string().min(1, 'Enter your password') });

type PasswordStepProps = {
  label: string;
  variant?: 'primary' | 'destructive';
  send: (password: string) => Promise<void>;
};

/** Asks for the password again before a change of the second factor. */
export function PasswordStep({ label, variant = 'primary', send }: PasswordStepProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await send(password);
    } catch (error) {
      form.setError('root', { message: authErrorMessage(error) });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field label="Current password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      {errors.root ? <FieldError>{errors.root.message}</FieldError> : null}
      <Button type="submit" variant={variant} className="self-end" isBusy={isSubmitting} busyLabel="Checking...">
        {label}
      </Button>
    </form>
  );
}

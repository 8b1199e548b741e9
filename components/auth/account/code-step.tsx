'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { authErrorMessage } from '../auth-client';

const schema = z.object({ code: z.string().regex(/^\s*\d{3}\s?\d{3}\s*$/, 'Enter the six digits that the app shows') });

/** The six digits of the authenticator app, to confirm that it is set up. */
export function CodeStep({ send }: { send: (code: string) => Promise<void> }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await send(code);
    } catch (error) {
      form.setError('root', { message: authErrorMessage(error) });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field label="Code" help="Six digits, new every 30 seconds." error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      {errors.root ? <FieldError>{errors.root.message}</FieldError> : null}
      <Button type="submit" variant="primary" className="self-end" isBusy={isSubmitting} busyLabel="Checking...">
        Turn On
      </Button>
    </form>
  );
}

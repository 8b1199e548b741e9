'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { authErrorMessage, signUp } from './auth-client';
import { AuthHeading } from './auth-heading';
import { PasswordInput } from './password-input';
import { signUpSchema } from './schema';

type SignUpFormProps = {
  /** Already checked to be a path of this product. */
  redirectTo: string;
  /** The invited address. */
  email?: string;
  signInHref: string;
};

export function SignUpForm({ redirectTo, signInHref, email = '' }: SignUpFormProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(signUpSchema), defaultValues: { name: '', email, password: '' } });
  const { errors, isSubmitting } = form.formState;
  const isBusy = isSubmitting || isLeaving;
  const inputClass = 'h-[38px] text-base';

  const submit = form.handleSubmit(async (values) => {
    try {
      const { isConfirmationSent } = await signUp({ ...values, redirectTo });
      if (isConfirmationSent) return setSentTo(values.email);
      setIsLeaving(true);
      window.location.assign(redirectTo);
    } catch (error) {
      form.setError('root', { message: authErrorMessage(error) });
    }
  });

  if (sentTo) {
    return (
      <div role="status">
        <AuthHeading title="Look into your inbox">
          A message is on its way to <span className="font-medium text-text">{sentTo}</span>. Its link creates your
          account.
        </AuthHeading>
      </div>
    );
  }
  return (
    <>
      <AuthHeading title="Create an account">
        Start with a personal account; create or join an organization at any time.
      </AuthHeading>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('name')}
              autoComplete="name"
              autoFocus
              readOnly={isBusy}
              className={inputClass}
            />
          )}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="email"
              readOnly={isBusy}
              className={inputClass}
            />
          )}
        </Field>
        <Field label="Password" help="At least 8 characters." error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete="new-password"
              readOnly={isBusy}
              className={inputClass}
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
          busyLabel="Creating account..."
        >
          Create account
        </Button>
      </form>
      <p className="text-center text-sm text-text-2">
        Already have an account?{' '}
        <Link href={signInHref} className="font-medium text-accent hover:underline">
          Sign in
        </Link>
      </p>
    </>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { signUp } from './auth-client';
import { AuthForm, useAuthForm } from './auth-form';
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
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(signUpSchema), defaultValues: { name: '', email, password: '' } });
  const { errors } = form.formState;
  const inputClass = 'h-[38px] text-base';
  const sending = useAuthForm(form, async (values) => {
    const { isConfirmationSent } = await signUp({ ...values, redirectTo });
    if (!isConfirmationSent) return redirectTo;
    setSentTo(values.email);
    return undefined;
  });

  if (sentTo) {
    return (
      <div role="status">
        <AuthHeading title="Check your inbox">
          A message is on its way to <span className="font-medium text-text">{sentTo}</span>. Open its link to create
          your account.
        </AuthHeading>
      </div>
    );
  }
  return (
    <>
      <AuthHeading title="Create an account">
        Start with a personal account; create or join an organization at any time.
      </AuthHeading>
      <AuthForm {...sending} label="Create account" busyLabel="Creating account...">
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('name')}
              autoComplete="name"
              autoFocus
              readOnly={sending.isBusy}
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
              readOnly={sending.isBusy}
              className={inputClass}
            />
          )}
        </Field>
        <Field label="Password" help="At least 12 characters." error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete="new-password"
              readOnly={sending.isBusy}
              className={inputClass}
            />
          )}
        </Field>
      </AuthForm>
      <p className="text-center text-sm text-text-2">
        Already have an account?{' '}
        <Link href={signInHref} className="font-medium text-accent hover:underline">
          Sign in
        </Link>
      </p>
    </>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { authErrorMessage, signIn } from './auth-client';
import { AuthHeading } from './auth-heading';
import { DemoButton } from './demo-button';
import { PasswordInput } from './password-input';
import { signInSchema } from './schema';

type SignInFormProps = {
  isDemoOn: boolean;
  /** Already checked to be a path of this product. */
  redirectTo: string;
  /** The invited address. */
  email?: string;
  signUpHref: string;
};

export function SignInForm({ isDemoOn, redirectTo, signUpHref, email = '' }: SignInFormProps) {
  const [isEnteringDemo, setIsEnteringDemo] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useForm({ resolver: zodResolver(signInSchema), defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;
  const isBusy = isSubmitting || isLeaving;

  const submit = form.handleSubmit(async (values) => {
    try {
      await signIn(values);
      setIsLeaving(true);
      window.location.assign(redirectTo);
    } catch (error) {
      form.setError('root', { message: authErrorMessage(error) });
    }
  });

  return (
    <>
      <AuthHeading title="Sign in">AI powered stewardship</AuthHeading>
      {isDemoOn ? (
        <>
          <DemoButton redirectTo={redirectTo} isDisabled={isBusy} onBusyChange={setIsEnteringDemo} />
          <div className="flex items-center gap-3 text-xs text-text-3">
            <span aria-hidden className="h-px flex-1 bg-line" />
            or sign in with your account
            <span aria-hidden className="h-px flex-1 bg-line" />
          </div>
        </>
      ) : null}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="email"
              autoFocus={!isDemoOn}
              readOnly={isBusy}
              className="h-[38px] text-base"
            />
          )}
        </Field>
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete="current-password"
              readOnly={isBusy}
              className="h-[38px] text-base"
            />
          )}
        </Field>
        {errors.root ? <FieldError>{errors.root.message}</FieldError> : null}
        <Button
          type="submit"
          size="lg"
          variant={isDemoOn ? 'secondary' : 'primary'}
          className="mt-1 w-full"
          disabled={isEnteringDemo}
          isBusy={isBusy}
          busyLabel="Signing in..."
        >
          Sign in
        </Button>
      </form>
      <p className="text-center text-sm text-text-2">
        New to Plumbline?{' '}
        <Link href={signUpHref} className="font-medium text-accent hover:underline">
          Create an account
        </Link>
      </p>
    </>
  );
}

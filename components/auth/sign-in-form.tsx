'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { signIn } from './auth-client';
import { AuthForm, useAuthForm } from './auth-form';
import { AuthHeading } from './auth-heading';
import { DemoButton } from './demo-button';
import { PasswordInput } from './password-input';
import { signInSchema } from './schema';

const SecondFactorForm = loadWhenShown(() => import('./second-factor-form').then((loaded) => loaded.SecondFactorForm));

type SignInFormProps = {
  isDemoOn: boolean;
  /** Already checked to be a path of this product. */
  redirectTo: string;
  /** The invited address. */
  email?: string;
  signUpHref: string;
};

export function SignInForm({ isDemoOn, redirectTo, signUpHref, email = '' }: SignInFormProps) {
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const [isEnteringDemo, setIsEnteringDemo] = useState(false);
  const form = useForm({ resolver: zodResolver(signInSchema), defaultValues: { email, password: '' } });
  const { errors } = form.formState;
  const sending = useAuthForm(form, async (values) => {
    const { isCodeAsked } = await signIn(values);
    if (!isCodeAsked) return redirectTo;
    setIsCodeAsked(true);
    return undefined;
  });
  if (isCodeAsked) return <SecondFactorForm redirectTo={redirectTo} />;

  return (
    <>
      <AuthHeading title="Sign in">AI powered stewardship</AuthHeading>
      {isDemoOn ? (
        <>
          <DemoButton redirectTo={redirectTo} isDisabled={sending.isBusy} onBusyChange={setIsEnteringDemo} />
          <div className="flex items-center gap-3 text-xs text-text-3">
            <span aria-hidden className="h-px flex-1 bg-line" />
            or sign in with your account
            <span aria-hidden className="h-px flex-1 bg-line" />
          </div>
        </>
      ) : null}
      <AuthForm
        {...sending}
        label="Sign in"
        busyLabel="Signing in..."
        variant={isDemoOn ? 'secondary' : 'primary'}
        isDisabled={isEnteringDemo}
      >
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="email"
              autoFocus={!isDemoOn}
              readOnly={sending.isBusy}
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
              readOnly={sending.isBusy}
              className="h-[38px] text-base"
            />
          )}
        </Field>
      </AuthForm>
      <p className="text-center text-sm text-text-2">
        New to Plumbline?{' '}
        <Link href={signUpHref} className="font-medium text-accent hover:underline">
          Create an account
        </Link>
      </p>
    </>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { confirmCode, enterRecoveryCode } from './account/second-factor-client';
import { AuthForm, useAuthForm } from './auth-form';
import { AuthHeading } from './auth-heading';

const schema = z.object({ code: z.string().trim().min(6, 'Enter the code').max(40, 'Enter the code') });

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ redirectTo }: { redirectTo: string }) {
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } });
  const sending = useAuthForm(form, async ({ code }) => {
    await (isRecovery ? enterRecoveryCode(code) : confirmCode(code));
    return redirectTo;
  });
  return (
    <>
      <AuthHeading title="Second factor">
        {isRecovery
          ? 'Enter one of the recovery codes you saved. It works once.'
          : 'Enter the code that your authenticator app shows for Plumbline.'}
      </AuthHeading>
      <AuthForm {...sending} label="Continue" busyLabel="Checking...">
        <Field label={isRecovery ? 'Recovery code' : 'Code'} error={form.formState.errors.code?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('code')}
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              autoFocus
              readOnly={sending.isBusy}
              className="h-[38px] text-base"
            />
          )}
        </Field>
      </AuthForm>
      <Button
        variant="link"
        className="self-center"
        onClick={() => {
          setIsRecovery(!isRecovery);
          form.reset();
        }}
      >
        {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </Button>
    </>
  );
}

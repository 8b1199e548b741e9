'use client';

import { type ReactNode, useState } from 'react';
import { type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { authErrorMessage } from './auth-client';

/**
 * Submits a sign-in form: the browser loads the next path as a full page, so that it is
 * rendered with the new session; an error becomes the form's root error.
 */
export function useAuthForm<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  /** Resolves with the path to continue to, or with nothing when the form itself shows the next step. */
  send: (values: Sent) => Promise<string | undefined>,
) {
  const [isLeaving, setIsLeaving] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    try {
      const next = await send(values);
      if (next === undefined) return;
      setIsLeaving(true);
      window.location.assign(next);
    } catch (error) {
      form.setError('root', { message: authErrorMessage(error) });
    }
  });
  return { submit, isBusy: form.formState.isSubmitting || isLeaving, rootError: form.formState.errors.root?.message };
}

type AuthFormProps = Pick<ReturnType<typeof useAuthForm>, 'submit' | 'isBusy' | 'rootError'> & {
  /** The fields. */
  children: ReactNode;
  label: string;
  busyLabel: string;
  variant?: 'primary' | 'secondary';
  isDisabled?: boolean;
};

/** The layout of all sign-in forms: fields, the error, and one button of full width. */
export function AuthForm({ submit, isBusy, rootError, children, label, busyLabel, ...button }: AuthFormProps) {
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {children}
      {rootError ? <FieldError>{rootError}</FieldError> : null}
      <Button
        type="submit"
        size="lg"
        variant={button.variant ?? 'primary'}
        className="mt-1 w-full"
        disabled={button.isDisabled}
        isBusy={isBusy}
        busyLabel={busyLabel}
      >
        {label}
      </Button>
    </form>
  );
}

'use client';

import { type ReactNode, useState } from 'react';
import { type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { authErrorMessage } from './auth-client';

/**
 * The sending of a form of the entrance: the way to go on is followed by the browser itself, so that the next page is
 * rendered with the new session; a refusal becomes the form's root error.
 */
export function useAuthForm<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  /** Answers where to go on, or nothing when the form itself shows what comes next. */
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

/** The frame of the entrance's forms: fields, the refusal, and one button over the whole width. */
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

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { notify } from '@/components/ui/toast';
import { MAX_RATIONALE } from '@/lib/voting/ballots/limits.rules';
import { rationaleInput, type BallotLine } from '@/lib/voting/ballots/schema';

const FAILED = 'The rationale was not changed';

type RationaleFormProps = {
  line: BallotLine;
  onText: (text: string) => void;
  onSave: (text: string) => Promise<unknown>;
  onClose: () => void;
};

/** The form of the rationale; the text is kept after an error. */
export function RationaleForm({ line, onText, onSave, onClose }: RationaleFormProps) {
  const form = useForm({ resolver: zodResolver(rationaleInput), defaultValues: { rationale: line.rationale } });
  const formRef = useRef<HTMLFormElement>(null);
  const { errors, isSubmitting } = form.formState;
  const problem = errors.rationale?.message ?? errors.root?.message;
  const submit = form.handleSubmit(async ({ rationale }) => {
    try {
      await onSave(rationale);
      onClose();
    } catch (error) {
      // A user who has selected another line is notified of the refusal, too.
      if (formRef.current) showServerErrors(error, ['rationale'], form.setError, FAILED);
      else notify.error(FAILED, { description: apiErrorMessage(error, 'Try again.') });
    }
  });
  return (
    <form
      ref={formRef}
      noValidate
      className="flex min-h-0 flex-1 flex-col gap-2"
      onSubmit={(event) => void submit(event)}
    >
      <Textarea
        {...form.register('rationale', { onChange: (event) => onText(event.target.value) })}
        autoFocus
        aria-label="Rationale text"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${line.id}-rationale-problem` : undefined}
        maxLength={MAX_RATIONALE}
        readOnly={isSubmitting}
        className="min-h-0 flex-1 resize-none"
      />
      <div className="flex items-center justify-end gap-2">
        {problem ? (
          <FieldError id={`${line.id}-rationale-problem`} className="mr-auto">
            {problem}
          </FieldError>
        ) : null}
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" type="submit" isBusy={isSubmitting} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_REASON } from '@/lib/voting/ballots/limits.rules';
import { reasonInput, type BallotLine } from '@/lib/voting/ballots/schema';
import { VOTE_LABELS, type Vote } from '@/lib/voting/vocabulary.rules';

/** A chosen vote that is not saved yet, because its reason is missing. */
export type Pending = { lineId: string; vote: Vote; reason: string };

type ReasonFormProps = {
  line: BallotLine;
  pending: Pending;
  onSave: (reason: string) => void;
  onCancel: () => void;
  onGiveBack: (() => void) | null;
};

/** A vote by hand has a reason of 3 to 500 characters. */
export function ReasonForm({ line, pending, onSave, onCancel, onGiveBack }: ReasonFormProps) {
  const form = useForm({ resolver: zodResolver(reasonInput), defaultValues: { reason: pending.reason } });
  const problem = form.formState.errors.reason?.message;
  const submit = form.handleSubmit(({ reason }) => onSave(reason));
  return (
    <form
      aria-label={`Reason for ${line.number}`}
      className="flex flex-col gap-1.5 pb-2"
      onClick={(event) => event.stopPropagation()}
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex items-center gap-2">
        <span className="shrink-0 text-xs text-text-2">{VOTE_LABELS[pending.vote]} by hand, because</span>
        <Input
          {...form.register('reason')}
          autoFocus
          aria-label="Reason"
          maxLength={MAX_REASON}
          aria-invalid={problem ? true : undefined}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
          className="h-7 min-w-0 flex-1"
        />
        <Button size="sm" variant="primary" type="submit">
          Save
        </Button>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        {onGiveBack ? (
          <Button size="sm" variant="ghost" onClick={onGiveBack}>
            Back to the policy
          </Button>
        ) : null}
      </div>
      {problem ? <FieldError>{problem}</FieldError> : null}
    </form>
  );
}

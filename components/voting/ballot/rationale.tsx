'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CopyButton } from '@/components/shared/copy-button';
import { showServerErrors } from '@/components/shared/form-errors';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Textarea } from '@/components/ui/textarea';
import { notify } from '@/components/ui/toast';
import { formatCount } from '@/lib/format/numbers';
import { MAX_RATIONALE, rationaleInput, type BallotLine } from '@/lib/voting/ballots/schema';
import { ReplayPopover } from './replay-popover';

const FAILED = 'The rationale was not changed';

type RationaleProps = {
  ballotId: string;
  line: BallotLine;
  canEdit: boolean;
  onSave: (text: string) => Promise<unknown>;
};

/** The words that go out with a line's vote. */
export function Rationale({ ballotId, line, canEdit, onSave }: RationaleProps) {
  const [isEditing, setIsEditing] = useState(false);
  const form = useForm({ resolver: zodResolver(rationaleInput), defaultValues: { rationale: line.rationale } });
  const formRef = useRef<HTMLFormElement>(null);
  const text = useWatch({ control: form.control, name: 'rationale' });
  const { errors, isSubmitting } = form.formState;
  const problem = errors.rationale?.message ?? errors.root?.message;
  const submit = form.handleSubmit(async ({ rationale }) => {
    try {
      await onSave(rationale);
      setIsEditing(false);
    } catch (error) {
      // Somebody who went on to another line reads of the refusal, too.
      if (formRef.current) showServerErrors(error, ['rationale'], form.setError, FAILED);
      else notify.error(FAILED, { description: apiErrorMessage(error, 'Try again.') });
    }
  });
  const verified = line.facts.filter(({ quote_verified: isVerified }) => isVerified).length;
  return (
    <section
      aria-label="Rationale"
      className="flex h-[214px] shrink-0 flex-col border-t border-line bg-surface px-4 py-2.5"
    >
      <header className="flex h-7 items-center gap-2">
        <h2 className="text-sm font-semibold">Rationale</h2>
        <span className="text-xs text-text-3">{line.number}, goes out with the vote</span>
        <span className="ml-auto flex items-center">
          <ReplayPopover ballotId={ballotId} lineId={line.id} />
          <CopyButton text={line.rationale} label="Copy rationale" />
          {canEdit && !isEditing ? (
            <IconButton
              size="sm"
              label="Edit rationale"
              icon={<Pencil aria-hidden />}
              onClick={() => {
                form.reset({ rationale: line.rationale });
                setIsEditing(true);
              }}
            />
          ) : null}
        </span>
      </header>
      {!isEditing ? (
        <p className="min-h-0 flex-1 overflow-y-auto text-sm leading-6 wrap-anywhere whitespace-pre-line">
          {line.rationale || <span className="text-text-3">No rationale has been written for this line.</span>}
        </p>
      ) : (
        <form
          ref={formRef}
          noValidate
          className="flex min-h-0 flex-1 flex-col gap-2"
          onSubmit={(event) => void submit(event)}
        >
          <Textarea
            {...form.register('rationale')}
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
            <Button size="sm" onClick={() => setIsEditing(false)}>
              Cancel
            </Button>
            <Button size="sm" variant="primary" type="submit" isBusy={isSubmitting} busyLabel="Saving…">
              Save
            </Button>
          </div>
        </form>
      )}
      <footer className="flex h-5 items-center gap-1.5 text-xs text-text-3">
        {line.facts.length > 0 ? (
          <>
            <CircleCheck aria-hidden className="size-3.5 text-ok-solid" />
            {verified} of {line.facts.length} quotes found word for word ·
          </>
        ) : null}
        <span>{line.is_rationale_by_hand ? 'edited by hand' : 'written from the rule and its facts'}</span>
        <span className="ml-auto tabular-nums">
          {formatCount((isEditing ? text : line.rationale).length)} / {formatCount(MAX_RATIONALE)}
        </span>
      </footer>
    </section>
  );
}

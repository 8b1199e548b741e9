'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ChangeEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { useLeaveGuard } from '@/components/shared/forms/use-leave-guard';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { EngagementDetail } from '@/lib/engagements/schema';
import {
  saveDraftInput,
  type DraftConflict,
  type EmailVersion,
  type SaveDraftInput,
} from '@/lib/engagements/schema-email';
import { DraftStateText } from '../draft-state';
import { saveDraft } from '../engagements-api';
import { useLocalDraft } from '../use-local-draft';
import { DraftConflictDialog } from './draft-conflict-dialog';
import { LiveChecks } from './live-checks';

type Letter = { subject: string; content: string };
type EditLetterProps = {
  engagement: EngagementDetail;
  base: EmailVersion | null;
  onDone: () => void;
  onSaved: (version: EmailVersion) => void;
};

/** Manual editing; saving creates a new version, and unsaved text is kept in the browser. */
export function EditLetter({ engagement, base, onDone, onSaved }: EditLetterProps) {
  const key = `plumbline:engagement:${engagement.id}:edit:${base?.id ?? 'new'}`;
  const subject = useLocalDraft(`${key}:subject`, base?.subject ?? '');
  const content = useLocalDraft(`${key}:content`, base?.content ?? '');
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const form = useForm<z.input<typeof saveDraftInput>, unknown, SaveDraftInput>({
    resolver: zodResolver(saveDraftInput),
    defaultValues: {
      subject: subject.text,
      content: content.text,
      // The newest version when editing began; a later one is a conflict.
      base_version_id: engagement.email_versions.at(-1)?.id ?? null,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const [typedSubject, typedContent] = useWatch({ control: form.control, name: ['subject', 'content'] });
  const isChanged = typedSubject !== (base?.subject ?? '') || typedContent !== (base?.content ?? '');
  const forget = () => {
    subject.clear();
    content.clear();
    form.reset({ subject: '', content: '', base_version_id: form.getValues('base_version_id') });
  };
  const submit = form.handleSubmit(async (draft) => {
    try {
      const answer = await saveDraft(engagement.id, { ...draft, base_version_id: draft.base_version_id ?? null });
      if ('conflict' in answer) return setConflict(answer.conflict);
      forget();
      onSaved(answer);
    } catch (error) {
      showServerErrors(error, ['subject', 'content'], form.setError, 'Failed to save the draft');
    }
  });
  /** Saves the text chosen from two, based on the newer version. */
  const settle = (chosen: Letter, newer: EmailVersion | null) => {
    setConflict(null);
    subject.change(chosen.subject);
    content.change(chosen.content);
    form.reset({ ...chosen, base_version_id: newer?.id ?? null });
    void submit();
  };
  const guard = useLeaveGuard(subject.state === 'unsaved' || content.state === 'unsaved');
  const latest = content.state === 'idle' || subject.state === 'unsaved' ? subject : content;
  const saveLocally = () => {
    subject.save();
    content.save();
  };
  return (
    <form
      noValidate
      aria-label="Edit email"
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-5 pt-3.5"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
        event.preventDefault();
        saveLocally();
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-xs text-text-3">
          {base ? `From version ${base.number}; saving creates a new version.` : 'Saving creates the first version.'}
        </span>
        <span className="flex items-center gap-3">
          <DraftStateText state={isSubmitting ? 'saving' : latest.state} savedAt={latest.savedAt} />
          <Button
            disabled={isSubmitting}
            onClick={() => {
              forget();
              onDone();
            }}
          >
            Discard
          </Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={isSubmitting}
            busyLabel="Saving draft..."
            disabled={!isChanged}
          >
            Save Version
          </Button>
        </span>
      </div>
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <Field label="Subject" error={errors.subject?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('subject', {
              onChange: (event: ChangeEvent<HTMLInputElement>) => subject.change(event.target.value),
            })}
            maxLength={300}
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <Field label="Email" error={errors.content?.message} className="min-h-72 flex-1">
        {(control) => (
          <Textarea
            {...control}
            {...form.register('content', {
              onChange: (event: ChangeEvent<HTMLTextAreaElement>) => content.change(event.target.value),
            })}
            readOnly={isSubmitting}
            className="min-h-64 flex-1 text-base leading-[22px]"
          />
        )}
      </Field>
      <LiveChecks engagementId={engagement.id} subject={typedSubject} content={typedContent} />
      <ConfirmDialog
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => (isOpen ? undefined : guard.stay())}
        title="Leave with unsaved changes?"
        description="What you typed has not been saved yet."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
      />
      {conflict ? (
        <DraftConflictDialog
          conflict={conflict}
          isBusy={isSubmitting}
          onClose={() => setConflict(null)}
          onKeepMine={() => settle(conflict.yours, conflict.current)}
          onTakeTheirs={() => {
            forget();
            if (conflict.current) onSaved(conflict.current);
            else onDone();
          }}
          onKeepBoth={() =>
            settle(
              {
                subject: conflict.yours.subject,
                content: `${conflict.yours.content}\n\n${conflict.current?.content ?? ''}`,
              },
              conflict.current,
            )
          }
        />
      ) : null}
    </form>
  );
}

'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import { useLeaveGuard } from '@/components/shared/use-leave-guard';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { saveDraftInput, type DraftConflict, type EmailVersion } from '@/lib/engagements/schema-email';
import { DraftStateText } from '../draft-state';
import { saveDraft } from '../engagements-api';
import { useLocalDraft } from '../use-local-draft';
import { DraftConflictDialog } from './draft-conflict-dialog';
import { LiveChecks } from './live-checks';

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
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const isChanged = subject.text !== (base?.subject ?? '') || content.text !== (base?.content ?? '');
  const newest = engagement.email_versions.at(-1)?.id ?? null;
  // The newest version when editing began; a later one is a conflict.
  const [seenId] = useState(newest);
  const forget = () => {
    subject.clear();
    content.clear();
  };
  const save = useMutation({
    mutationFn: (draft: { subject: string; content: string; base_version_id: string | null }) =>
      saveDraft(engagement.id, draft),
    onSuccess: (answer) => {
      if ('conflict' in answer) return setConflict(answer.conflict);
      forget();
      onSaved(answer);
    },
    onError: (error) => setProblem(apiErrorMessage(error, 'Failed to save the draft')),
  });
  const submit = (texts: { subject: string; content: string }, baseId: string | null) => {
    const checked = saveDraftInput.safeParse({ ...texts, base_version_id: baseId });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message ?? null);
    setProblem(null);
    save.mutate({ ...texts, base_version_id: baseId });
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
      onSubmit={(event) => {
        event.preventDefault();
        submit({ subject: subject.text, content: content.text }, seenId);
      }}
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
          <DraftStateText state={save.isPending ? 'saving' : latest.state} savedAt={latest.savedAt} />
          <Button
            disabled={save.isPending}
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
            isBusy={save.isPending}
            busyLabel="Saving draft..."
            disabled={!isChanged}
          >
            Save Version
          </Button>
        </span>
      </div>
      {problem ? <FieldError>{problem}</FieldError> : null}
      <Field label="Subject">
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            value={subject.text}
            onChange={(event) => subject.change(event.target.value)}
          />
        )}
      </Field>
      <Field label="Email" className="min-h-72 flex-1">
        {(control) => (
          <Textarea
            {...control}
            className="min-h-64 flex-1 text-base leading-[22px]"
            value={content.text}
            onChange={(event) => content.change(event.target.value)}
          />
        )}
      </Field>
      <LiveChecks engagementId={engagement.id} subject={subject.text} content={content.text} />
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
          isBusy={save.isPending}
          onClose={() => setConflict(null)}
          onKeepMine={() => {
            setConflict(null);
            submit(conflict.yours, conflict.current?.id ?? null);
          }}
          onTakeTheirs={() => {
            forget();
            if (conflict.current) onSaved(conflict.current);
            else onDone();
          }}
          onKeepBoth={() => {
            setConflict(null);
            submit(
              {
                subject: conflict.yours.subject,
                content: `${conflict.yours.content}\n\n${conflict.current?.content ?? ''}`,
              },
              conflict.current?.id ?? null,
            );
          }}
        />
      ) : null}
    </form>
  );
}

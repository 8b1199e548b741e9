'use client';

import { useState } from 'react';
import { RichText } from '@/components/evidence/rich-text';
import { useLeaveGuard } from '@/components/shared/forms/use-leave-guard';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { DraftStateText } from '../draft-state';
import { ActionItems } from './action-items';
import { NotesConflictDialog } from './notes-conflict-dialog';
import { useNotes } from './use-notes';

/** The notes of the meeting, saved while they are typed. */
export function NotesCard({ engagement }: { engagement: EngagementDetail }) {
  const { form, state, savedAt, problems, conflict, change, saveNow, resolveConflict } = useNotes(engagement);
  const [view, setView] = useState<'write' | 'read'>(engagement.can_edit ? 'write' : 'read');
  const guard = useLeaveGuard(state === 'unsaved' || state === 'saving');
  const isLocked = !engagement.can_edit;
  return (
    <Card
      role="region"
      aria-label="Notes"
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || isLocked) return;
        event.preventDefault();
        saveNow();
      }}
    >
      <CardHeader>
        <CardTitle>Notes</CardTitle>
        <span className="flex items-center gap-3">
          <DraftStateText state={state} savedAt={savedAt} />
          <SegmentedControl
            aria-label="Notes view"
            value={view}
            onValueChange={setView}
            segments={[
              { value: 'write', label: 'Write' },
              { value: 'read', label: 'Read' },
            ]}
          />
        </span>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        {problems[''] ? (
          <div className="flex items-center gap-3">
            <FieldError>{problems['']}</FieldError>
            <Button size="sm" onClick={saveNow}>
              Retry
            </Button>
          </div>
        ) : null}
        <Field label="Attendees" help="Separate names with commas." error={problems.attendees}>
          {(control) => (
            <Input
              {...control}
              disabled={isLocked}
              value={form.attendees}
              onChange={(event) => change({ attendees: event.target.value })}
            />
          )}
        </Field>
        {view === 'write' ? (
          <Field label="Meeting notes" help="Markdown. Saved 2 seconds after you stop typing." error={problems.notes}>
            {(control) => (
              <Textarea
                {...control}
                disabled={isLocked}
                className="min-h-44"
                value={form.notes}
                onChange={(event) => change({ notes: event.target.value })}
              />
            )}
          </Field>
        ) : form.notes.trim() ? (
          <RichText markdown={form.notes} className="max-w-[74ch]" />
        ) : (
          <p className="text-text-3">No notes yet.</p>
        )}
        <ActionItems
          items={form.action_items}
          suggestions={engagement.ai_summary?.action_items ?? []}
          problems={problems}
          isLocked={isLocked}
          onChange={(action_items) => change({ action_items })}
        />
        <div className="flex items-center gap-2.5">
          <Switch
            id={`follow-up-${engagement.id}`}
            disabled={isLocked}
            checked={form.follow_up_required}
            onCheckedChange={(follow_up_required) => change({ follow_up_required })}
          />
          <Label htmlFor={`follow-up-${engagement.id}`}>Follow-up required</Label>
        </div>
      </CardBody>
      <ConfirmDialog
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => (isOpen ? undefined : guard.stay())}
        title="Leave with unsaved changes?"
        description="Your notes have not been saved yet."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
      />
      {conflict ? <NotesConflictDialog conflict={conflict} mine={form} onSettle={resolveConflict} /> : null}
    </Card>
  );
}

'use client';

import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import type { NotesConflict } from '@/lib/engagements/schema-notes';
import { mergeNotes, toForm, type NotesForm } from './notes-form';

type NotesConflictDialogProps = {
  conflict: NotesConflict;
  mine: NotesForm;
  onSettle: (kept: NotesForm, options?: { isTheirs?: boolean }) => void;
};

/** Two people changed the notes: the user selects one text, or both. It cannot be closed without a choice. */
export function NotesConflictDialog({ conflict, mine, onSettle }: NotesConflictDialogProps) {
  const theirs = toForm(conflict.current);
  return (
    <Dialog open>
      <DialogContent title="Someone else changed these notes" description={conflict.detail} className="max-w-[980px]">
        <DialogBody className="grid grid-cols-2 gap-4">
          <Side title="Yours" form={mine} />
          <Side title={`By ${conflict.current.notes_updated_by_name || 'someone else'}`} form={theirs} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => onSettle(theirs, { isTheirs: true })}>Use Theirs</Button>
          <Button onClick={() => onSettle(mine)}>Keep Mine</Button>
          <Button variant="primary" onClick={() => onSettle(mergeNotes(theirs, mine))}>
            Keep Both
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Side({ title, form }: { title: string; form: NotesForm }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-xs font-medium text-text-3">{title}</h3>
      <div
        className={
          'max-h-[40dvh] overflow-y-auto rounded-md border border-line p-2.5 text-sm wrap-anywhere ' +
          'whitespace-pre-wrap'
        }
      >
        {form.notes || 'No notes.'}
      </div>
      <p className="text-xs text-text-2">Attendees: {form.attendees || 'none'}</p>
      <ul className="list-disc pl-4 text-xs text-text-2">
        {form.action_items.map(({ id, item }) => (
          <li key={id}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

'use client';

import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import type { DraftConflict } from '@/lib/engagements/schema-email';

type DraftConflictDialogProps = {
  conflict: DraftConflict;
  isBusy: boolean;
  onClose: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onKeepBoth: () => void;
};

/** Two people edited at the same time: both texts are shown side by side and none is lost. */
export function DraftConflictDialog({
  conflict,
  isBusy,
  onClose,
  onKeepMine,
  onTakeTheirs,
  onKeepBoth,
}: DraftConflictDialogProps) {
  const { current, yours, detail } = conflict;
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : onClose())}>
      <DialogContent title="Someone saved a newer version" description={detail} className="max-w-[980px]">
        <DialogBody className="grid grid-cols-2 gap-4">
          <Side title="Yours" subject={yours.subject} content={yours.content} />
          <Side
            title={current ? `Version ${current.number} by ${current.created_by_name}` : 'Theirs'}
            subject={current?.subject ?? ''}
            content={current?.content ?? ''}
          />
        </DialogBody>
        <DialogFooter>
          <Button disabled={isBusy} onClick={onTakeTheirs}>
            Use Theirs
          </Button>
          <Button disabled={isBusy} onClick={onKeepBoth}>
            Keep Both Texts
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={onKeepMine}>
            Save Mine as Newest
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Side({ title, subject, content }: { title: string; subject: string; content: string }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-xs font-medium text-text-3">{title}</h3>
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <div
        className={
          'max-h-[45dvh] overflow-y-auto rounded-md border border-line p-2.5 text-sm wrap-anywhere ' +
          'whitespace-pre-wrap'
        }
      >
        {content}
      </div>
    </section>
  );
}

'use client';

import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import type { EmailVersion } from '@/lib/engagements/schema-email';
import { useCopyEmail } from './use-copy-email';

type PreviewDialogProps = { version: EmailVersion; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The email as the recipient sees it, without marks. */
export function PreviewDialog({ version, isOpen, onOpenChange }: PreviewDialogProps) {
  const { isCopied, copy } = useCopyEmail();
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title="Preview Email" description={version.subject} className="max-w-[720px]">
        <DialogBody>
          <div className="reading wrap-anywhere whitespace-pre-wrap">{version.content}</div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => copy(version)}>{isCopied ? 'Copied!' : 'Copy Email'}</Button>
          <DialogClose asChild>
            <Button variant="primary">Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import type { Document } from '@/lib/documents/schema';
import { formatPage } from '@/lib/format/numbers';
import { nameOf } from './document-row';

type WarningsDialogProps = { document: Document; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Warnings about a file, such as invisible text. */
export function WarningsDialog({ document, isOpen, onOpenChange }: WarningsDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title="Warnings"
        description={<>Found while {nameOf(document)} was read.</>}
        className="max-w-[560px]"
      >
        <DialogBody>
          <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
            {document.warnings.map((warning, index) => (
              <li key={index} className="flex items-start gap-2.5 px-3 py-2.5">
                <TriangleAlert aria-hidden className="mt-0.5 size-[15px] shrink-0 stroke-2 text-warn-solid" />
                <div className="min-w-0 flex-1">
                  <p>
                    {warning.detail}
                    {warning.page === null ? null : (
                      <span className="ml-2 font-mono text-xs text-text-3">{formatPage(warning.page)}</span>
                    )}
                  </p>
                  {warning.excerpt ? (
                    <p className="mt-0.5 line-clamp-4 text-xs wrap-anywhere text-text-2">“{warning.excerpt}”</p>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as actions from '@/app/(app)/documents/actions';
import { COMPANIES_KEY } from '@/components/reads/company-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { ConfirmDialog } from '@/components/ui/on-demand/confirm-dialog-parts';
import { notify } from '@/components/ui/toast';
import type { Document } from '@/lib/documents/schema';
import { nameOf } from './document-row';

type DeleteDocumentDialogProps = { document: Document; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function DeleteDocumentDialog({ document, isOpen, onOpenChange }: DeleteDocumentDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callAction(actions.deleteDocument, { params: { id: document.id } }),
    onSuccess: async () => {
      onOpenChange(false);
      notify.success(`${nameOf(document)} was deleted`);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['documents'] }),
        queryClient.invalidateQueries({ queryKey: COMPANIES_KEY }),
        queryClient.invalidateQueries({ queryKey: ['facts'] }),
      ]);
    },
  });
  const fate =
    document.source === 'upload'
      ? 'The uploaded file and everything read from it are permanently deleted.'
      : 'The filing is removed from your list; fetching it from EDGAR restores it.';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete document"
      description={
        <>
          Delete <span className="font-medium text-text">{nameOf(document)}</span>? {fate}
        </>
      }
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDestructive
      isBusy={remove.isPending}
      error={remove.error ? apiErrorMessage(remove.error, 'Failed to delete document') : null}
      onConfirm={() => remove.mutate()}
    />
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { fetchFlags } from '@/components/reads/template-reads';
import { FlagForm } from './flag-form';
import { flagsKey } from './use-flags';

type FlagDialogProps = {
  template: { id: string; name: string; is_default: boolean };
  canWrite: boolean;
  onClose: () => void;
  /** Called with the lines that were removed from the configuration and the queries. */
  onFlagsRemoved?: ((lines: readonly string[]) => void) | undefined;
};

/** The flags of a template, typed or read from a document, with the understood meaning of each line. */
export function FlagDialog({ template, canWrite, onClose, onFlagsRemoved }: FlagDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: flagsKey(template.id),
    queryFn: ({ signal }) => fetchFlags(template.id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const close = () => (isDirty ? setIsLeaving(true) : onClose());
  return (
    <>
      <Dialog open onOpenChange={close}>
        <DialogContent
          title={canWrite ? 'Configure Flags' : 'Flags'}
          description={<Description template={template} />}
          className="max-w-[880px]"
        >
          {data ? (
            <FlagForm
              templateId={template.id}
              stored={data}
              canWrite={canWrite}
              onDirtyChange={setIsDirty}
              onClose={close}
              onFlagsRemoved={onFlagsRemoved}
            />
          ) : (
            <DialogBody className="min-h-[360px] pb-5">
              {error ? (
                <ErrorState
                  className="flex-1"
                  title="Failed to load flag configuration"
                  cause={apiErrorMessage(error, 'Nothing was changed.')}
                  onRetry={() => void refetch()}
                  isRetrying={isFetching}
                />
              ) : (
                <SkeletonGroup label="Loading flags..." className="flex flex-col gap-3 pt-2">
                  <Skeleton className="h-8 w-64" />
                  <Skeleton className="h-56" />
                </SkeletonGroup>
              )}
            </DialogBody>
          )}
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
        title="Close without saving?"
        description="The flags in the box were changed and are not saved."
        cancelLabel="Keep editing"
        confirmLabel="Close without saving"
        isDestructive
        onConfirm={onClose}
      />
    </>
  );
}

function Description({ template: { name, is_default: isDefault } }: Pick<FlagDialogProps, 'template'>) {
  return (
    <span className="wrap-anywhere">
      A report on <span className="font-medium text-text">{name}</span> checks every flag and says which are triggered,
      clear or cannot be determined.
      {isDefault ? ' The flags of the default template are your own.' : null}
    </span>
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, apiErrorMessage } from '@/components/api/api-error';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { notify } from '@/components/ui/toast';
import type { Template } from '@/lib/templates/schema';
import { TEMPLATES_KEY } from '@/components/reads/template-reads';
import { deleteTemplate } from './templates-api';

/**
 * The confirmation in the card's footer. A template that subscriptions use can be deleted in a second step, which
 * pauses them.
 */
export function DeleteTemplate({
  template,
  onCancel,
}: {
  template: Pick<Template, 'id' | 'name'>;
  onCancel: () => void;
}) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isForced: boolean) => deleteTemplate(template.id, isForced),
    onSuccess: () => {
      notify.success('Template deleted');
      return queryClient.invalidateQueries({ queryKey: TEMPLATES_KEY });
    },
    onError: (failure) => console.error('Deleting a template failed', failure),
  });
  const isInUse = error instanceof ApiError && error.code === 'conflict';
  return (
    <div
      role="group"
      aria-label={`Delete ${template.name}`}
      className="flex flex-col gap-1.5 border-t border-line py-1.5 pr-2 pl-4"
      onKeyDown={(event) => (event.key === 'Escape' && !isPending ? onCancel() : undefined)}
    >
      {error ? (
        <FieldError className="pt-1">
          {isInUse ? error.detail : `Failed to delete template. ${apiErrorMessage(error, '')}`}
        </FieldError>
      ) : null}
      <div className="flex min-h-8 flex-wrap items-center justify-end gap-1.5">
        <span className="mr-auto text-sm">Delete this template?</span>
        <Button size="sm" autoFocus disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="sm"
          variant="destructive-solid"
          isBusy={isPending}
          busyLabel="Deleting..."
          onClick={() => mutate(isInUse)}
        >
          {isInUse ? 'Pause and Delete' : 'Delete'}
        </Button>
      </div>
    </div>
  );
}

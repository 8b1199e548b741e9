'use client';

import type { ReactNode } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { DialogBody } from '@/components/ui/dialog';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { Template } from '@/lib/templates/schema';
import { useFormData } from '../use-form-data';

/** Shows the form when its choices are loaded. */
export function FormDataGate({ children }: { children: (templates: Template[]) => ReactNode }) {
  const { data, error, refetch, isFetching } = useFormData();
  if (data) return children(data);
  if (error)
    return (
      <ErrorState
        title="Failed to load form data"
        cause={apiErrorMessage(error, 'The templates could not be read.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <DialogBody className="pb-6">
      <SkeletonGroup label="Loading form data..." className="flex flex-col gap-5">
        {[1, 2, 3, 4, 5].map((key) => (
          <Skeleton key={key} className="h-8 rounded-md" />
        ))}
      </SkeletonGroup>
    </DialogBody>
  );
}

'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import { FRESH_MS } from '@/components/shell/query-client';
import { Card } from '@/components/ui/card';
import { FieldError } from '@/components/ui/field';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { LoadProblem } from './list-states';
import { AUDIT_KEY, letterSettings } from '@/components/reads/organization-reads';
import { saveLetterSettings } from './organization-api';

/** Whether members' letters are sent through the installation's mail server; for admins. */
export function LettersTab() {
  const id = useId();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...letterSettings,
    staleTime: FRESH_MS,
    refetchOnReconnect: false,
  });
  const save = useMutation({
    mutationFn: saveLetterSettings,
    onSuccess: (saved) => {
      queryClient.setQueryData(letterSettings.queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: AUDIT_KEY });
    },
  });
  if (!data && error)
    return (
      <LoadProblem
        title="Failed to load the setting"
        cause={apiErrorMessage(error, 'It could not be read. Nothing was changed.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <section aria-labelledby="letters-heading" className="flex min-h-0 flex-col gap-3 overflow-y-auto">
      <h2 id="letters-heading" className="flex min-h-7 items-center text-base font-semibold">
        Letters
      </h2>
      {data ? (
        <Card className="flex max-w-[720px] flex-col gap-2 p-4">
          <div className="flex items-center gap-3">
            <Switch
              id={id}
              checked={data.is_allowed}
              disabled={save.isPending}
              onCheckedChange={(isAllowed) => save.mutate({ is_allowed: isAllowed })}
            />
            <label htmlFor={id} className="text-sm font-medium">
              Members may send letters from here
            </label>
          </div>
          <p className="text-sm text-text-2">
            {data.is_mail_configured
              ? 'Letters then go out from the address of this installation, at most 20 recipients a day for each ' +
                'member. Without it, members send them with their own mail programs.'
              : 'No mail server is set up on this installation, so members send letters with their own mail ' +
                'programs either way.'}
          </p>
          {save.error ? (
            <FieldError>
              {apiErrorMessage(save.error, 'The setting could not be saved. Nothing was changed.')}
            </FieldError>
          ) : null}
        </Card>
      ) : (
        <SkeletonGroup label="Loading the setting...">
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </section>
  );
}

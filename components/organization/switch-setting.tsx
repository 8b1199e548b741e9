'use client';

import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { AUDIT_KEY } from '@/components/reads/organization-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { Card } from '@/components/ui/card';
import { FieldError } from '@/components/ui/field';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { LoadProblem } from './list-states';

type SwitchSettingProps<Settings> = {
  heading: string;
  label: string;
  read: { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Settings> };
  save: (isOn: boolean) => Promise<Settings>;
  isOn: (settings: Settings) => boolean;
  /** What the setting does. */
  help: (settings: Settings) => string;
};

/** A setting of the organization that is on or off; for admins. */
export function SwitchSetting<Settings>({ heading, label, read, save, isOn, help }: SwitchSettingProps<Settings>) {
  const id = useId();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({ ...read, staleTime: FRESH_MS, refetchOnReconnect: false });
  const change = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      queryClient.setQueryData(read.queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: AUDIT_KEY });
    },
  });
  if (data === undefined && error)
    return (
      <LoadProblem
        title="Failed to load the setting"
        cause={apiErrorMessage(error, 'It could not be read. Nothing was changed.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <section aria-labelledby={`${id}-heading`} className="flex min-h-0 flex-col gap-3 overflow-y-auto">
      <h2 id={`${id}-heading`} className="flex min-h-7 items-center text-base font-semibold">
        {heading}
      </h2>
      {data === undefined ? (
        <SkeletonGroup label="Loading the setting...">
          <Skeleton className="h-24" />
        </SkeletonGroup>
      ) : (
        <Card className="flex max-w-[720px] flex-col gap-2 p-4">
          <div className="flex items-center gap-3">
            <Switch
              id={id}
              checked={isOn(data)}
              disabled={change.isPending}
              onCheckedChange={(on) => change.mutate(on)}
            />
            <label htmlFor={id} className="text-sm font-medium">
              {label}
            </label>
          </div>
          <p className="text-sm text-text-2">{help(data)}</p>
          {change.error ? (
            <FieldError>
              {apiErrorMessage(change.error, 'The setting could not be saved. Nothing was changed.')}
            </FieldError>
          ) : null}
        </Card>
      )}
    </section>
  );
}

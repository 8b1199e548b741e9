'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as actions from '@/app/(app)/organization/actions';
import { firstRun } from '@/components/reads/first-run-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { notify } from '@/components/ui/toast';
import type { FirstRun } from '@/lib/organizations/schema';

/** Interval in milliseconds while the first filing is awaited. */
const POLL_MS = 5_000;

/** The steps while they are not over; undefined otherwise, and for pages that come without them. */
export function useFirstRun(): FirstRun | undefined {
  const { data } = useQuery({
    ...firstRun,
    enabled: ({ state }) => state.data?.is_over === false,
    refetchInterval: ({ state }) => (state.data?.is_over === false && state.data.ready === null ? POLL_MS : false),
  });
  return data && !data.is_over ? data : undefined;
}

/** Hides the steps for everybody in the organization. */
export function useHideSteps() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callAction(actions.endFirstRun, {}),
    onSuccess: (ended) => queryClient.setQueryData(firstRun.queryKey, ended),
    onError: (error) => notify.error(apiErrorMessage(error, 'The steps could not be hidden.')),
  });
}

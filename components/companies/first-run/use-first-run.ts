'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FetchFilings } from '@/components/jobs/use-fetch-documents';
import { firstRun } from '@/components/reads/first-run-reads';
import { edgarContact } from '@/components/reads/integrations-reads';
import type { ContactActions } from '@/components/shared/edgar/edgar-contact-form';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { notify } from '@/components/ui/toast';
import type { ServerAction } from '@/lib/http/action';
import type { FirstRun } from '@/lib/organizations/schema';

/** The server actions of the steps: those of the organization and of filings. */
export type FirstRunActions = ContactActions & {
  endFirstRun: ServerAction<object, FirstRun>;
  fetchFilings: FetchFilings;
};

/** Interval in milliseconds while the first filing is awaited. */
const POLL_MS = 5_000;

/** The steps until they are completed; undefined afterwards, and on pages without them. */
export function useFirstRun(): FirstRun | undefined {
  const { data } = useQuery({
    ...firstRun,
    enabled: ({ state }) => state.data?.is_over === false,
    refetchInterval: ({ state }) => (state.data?.is_over === false && state.data.ready === null ? POLL_MS : false),
  });
  return data && !data.is_over ? data : undefined;
}

/** The contact that the SEC requires; the first step is done when one is set. */
export function useEdgarContact() {
  return useQuery({ ...edgarContact, staleTime: Infinity });
}

/** Hides the steps for everybody in the organization. */
export function useHideSteps({ endFirstRun }: FirstRunActions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callAction(endFirstRun, {}),
    onSuccess: (ended) => queryClient.setQueryData(firstRun.queryKey, ended),
    onError: (error) => notify.error(apiErrorMessage(error, 'The steps could not be hidden.')),
  });
}

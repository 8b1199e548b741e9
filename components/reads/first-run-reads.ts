import { api } from '@/components/api/api-client';
import type { FirstRun } from '@/lib/organizations/schema';

/** The progress of a new organization through its first steps. */
export const firstRun = {
  queryKey: ['first-run'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.request<FirstRun>({ path: '/organizations/current/first-run', signal }),
};

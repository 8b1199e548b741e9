import { api } from '@/components/api/api-client';
import type { FirstRun } from '@/lib/organizations/schema';

/** How far a new organization has come. */
export const firstRun = {
  queryKey: ['first-run'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.request<FirstRun>({ path: '/organizations/current/first-run', signal }),
};

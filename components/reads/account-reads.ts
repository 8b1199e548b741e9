import { api } from '@/components/api/api-client';
import type { AccountSecurity } from '@/lib/auth/embedded/sessions/schema';

/** One's own open sessions and the state of the second factor. */
export const accountSecurity = {
  queryKey: ['account', 'security'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.request<AccountSecurity>({ path: '/account/security', signal }),
};

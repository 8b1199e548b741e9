import { api } from '@/components/api/api-client';
import { ApiError } from '@/components/api/api-error';
import type { QueryResult } from '@/lib/queries/schema';

type Signal = { signal: AbortSignal };

/** A stored answer; null when it does not exist or belongs to another user. */
export const storedAnswer = (answerId: string | null) => ({
  queryKey: ['queries', answerId],
  queryFn: async ({ signal }: Signal): Promise<QueryResult | null> => {
    try {
      return await api.request<QueryResult>({ path: `/queries/${answerId}`, signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
});

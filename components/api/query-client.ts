import { QueryClient } from '@tanstack/react-query';
import { isRetryable } from './api-error';

const MAX_RETRIES = 3;

/**
 * For data that colleagues change too: fetched at every visit, unless it arrived with the page within this time in
 * milliseconds.
 */
export const FRESH_MS = 3_000;

/** 1 s, 2 s, 4 s, … at most 30 s. */
export function retryDelayMs(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/**
 * The product's query cache: data is fresh for 5 minutes and kept for 10; failed queries are retried, mutations never.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        gcTime: 10 * 60_000,
        retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error),
        retryDelay: retryDelayMs,
        refetchOnWindowFocus: false,
        refetchOnMount: true,
      },
      mutations: { retry: false },
    },
  });
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { companyDocuments } from '@/components/reads/document-reads';
import type { Document } from '@/lib/documents/schema';

/** Interval for fetching the state of filings that are being processed, in milliseconds. */
const POLL_MS = 2_000;

type Watching = {
  /** Whether a job is known to run on some of them. */
  isWorkRunning?: boolean;
  /** Whether filings that wait for processing are watched too, because the user waits until they can be selected. */
  isPendingWatched?: boolean;
  /** How long fetched data counts as fresh, in milliseconds; by default that of the query cache. */
  staleTime?: number;
};

/** A company's filings, updated while any of them is processed; fetches nothing without a company. */
export function useCompanyDocuments(
  companyId: string | null,
  { isWorkRunning = false, isPendingWatched = false, staleTime }: Watching = {},
) {
  const isMoving = ({ processing_status: status }: Document) =>
    status === 'processing' || (isPendingWatched && status === 'pending');
  return useQuery({
    ...companyDocuments(companyId ?? ''),
    enabled: companyId !== null,
    ...(staleTime === undefined ? {} : { staleTime }),
    refetchInterval: ({ state }) => (isWorkRunning || state.data?.some(isMoving) ? POLL_MS : false),
  });
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { companyDocuments } from '@/components/reads/document-reads';
import type { Document } from '@/lib/documents/schema';

/** While a filing is being read its state is asked for again. */
const POLL_MS = 2_000;

type Watching = {
  /** Work is known to run on some of them. */
  isWorkRunning?: boolean;
  /** One that waits to be read is looked at again, too: somebody waits here until it can be chosen. */
  isPendingWatched?: boolean;
};

/** A company's filings, kept live while work runs on any of them; nothing is asked for without a company. */
export function useCompanyDocuments(
  companyId: string | null,
  { isWorkRunning = false, isPendingWatched = false }: Watching = {},
) {
  const isMoving = ({ processing_status: status }: Document) =>
    status === 'processing' || (isPendingWatched && status === 'pending');
  return useQuery({
    ...companyDocuments(companyId ?? ''),
    enabled: companyId !== null,
    refetchInterval: ({ state }) => (isWorkRunning || state.data?.some(isMoving) ? POLL_MS : false),
  });
}

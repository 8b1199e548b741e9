'use client';

import { useQuery } from '@tanstack/react-query';
import { FRESH_MS } from '@/components/shell/query-client';
import type { DocumentChoice } from '@/components/reads/choices';
import { documentChoices } from '@/components/reads/query-reads';

/** Interval for fetching the state of filings that are being processed, in milliseconds. */
const POLL_MS = 4000;

export function useDocuments(companyId: string | null) {
  return useQuery({
    ...documentChoices(companyId),
    enabled: companyId !== null,
    // Short, because a filing may just have become ready on another screen.
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? POLL_MS : false),
  });
}

function isMoving(document: DocumentChoice): boolean {
  return document.processing_status === 'processing' || document.processing_status === 'pending';
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '@/components/shell/api-client';
import { documentChoiceSchema, type DocumentChoice } from './choices';

const DOCUMENT_LIMIT = 200;
/** While a filing is being read its state is asked for again. */
const POLL_MS = 4000;

export function useDocuments(companyId: string | null) {
  return useQuery({
    queryKey: ['documents', 'to-ask', companyId],
    queryFn: ({ signal }) =>
      api.request({
        path: '/documents/',
        query: { company_id: companyId, limit: DOCUMENT_LIMIT },
        schema: z.array(documentChoiceSchema),
        signal,
      }),
    enabled: companyId !== null,
    // A filing may have become ready on another screen a moment ago.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? POLL_MS : false),
  });
}

function isMoving(document: DocumentChoice): boolean {
  return document.processing_status === 'processing' || document.processing_status === 'pending';
}

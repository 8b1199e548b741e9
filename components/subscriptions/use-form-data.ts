'use client';

import { useQuery } from '@tanstack/react-query';
import { activeTemplates } from '@/components/reads/report-reads';

/** What a form of subscriptions or groups chooses from: the active templates. */
export function useFormData() {
  return useQuery({ ...activeTemplates, staleTime: 0 });
}

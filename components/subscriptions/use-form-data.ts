'use client';

import { useQuery } from '@tanstack/react-query';
import { activeTemplates } from '@/components/reads/report-reads';

/** The choices of the subscription and group forms: the active templates. */
export function useFormData() {
  return useQuery({ ...activeTemplates, staleTime: 0 });
}

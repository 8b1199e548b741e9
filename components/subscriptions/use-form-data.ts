'use client';

import { useQuery } from '@tanstack/react-query';
import { fetchTemplates } from '@/components/reports/reports-api';

/** What a form of subscriptions or groups chooses from: the active templates. */
export function useFormData() {
  return useQuery({ queryKey: ['templates', 'active'], queryFn: ({ signal }) => fetchTemplates(signal), staleTime: 0 });
}

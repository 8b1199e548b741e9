import { fetchTemplates } from './report-reads';
import { api } from '@/components/api/api-client';
import type { FlagConfiguration } from '@/lib/templates/schema';

/** Common prefix of the query keys of templates, including the wizard's list. */
export const TEMPLATES_KEY = ['templates'];

type Signal = { signal: AbortSignal };

/** The Templates tab lists inactive templates too. */
export const allTemplates = {
  queryKey: [...TEMPLATES_KEY, 'tab'],
  queryFn: ({ signal }: Signal) => fetchTemplates(true, signal),
};

/** The flags of a template as typed, with the meaning of each line. */
export function fetchFlags(templateId: string, signal: AbortSignal) {
  return api.request<FlagConfiguration>({ path: `/reports/templates/${templateId}/flags`, signal });
}

import { api } from '@/components/api/api-client';
import type { Attention, AttentionReason, Outcomes } from '@/lib/voting/outcomes/schema';

type Signal = { signal: AbortSignal };

const OUTCOMES_KEY = ['voting', 'outcomes'];
/** More than anybody looks through; the filters make it less. */
export const MOST_ATTENTION = 500;
/** More meetings than a company holds in the years that are fetched. */
export const MOST_MEETINGS = 100;

export const attentionList = (reason: AttentionReason | null) => ({
  queryKey: [...OUTCOMES_KEY, 'attention', reason],
  queryFn: ({ signal }: Signal) =>
    api.request<Attention>({ path: '/voting/outcomes/attention', query: { size: MOST_ATTENTION, reason }, signal }),
});

export const companyOutcomes = (companyId: string) => ({
  queryKey: [...OUTCOMES_KEY, 'company', companyId],
  queryFn: ({ signal }: Signal) =>
    api.request<Outcomes>({ path: '/voting/outcomes', query: { company_id: companyId, size: MOST_MEETINGS }, signal }),
});

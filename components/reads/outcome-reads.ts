import { api } from '@/components/api/api-client';
import type { Attention, AttentionReason, Outcomes } from '@/lib/voting/outcomes/schema';

type Signal = { signal: AbortSignal };

const OUTCOMES_KEY = ['voting', 'outcomes'];
/** More than a user reads; the filters narrow the list. */
export const MAX_ATTENTION_ROWS = 500;
/** More meetings than a company has in the fetched years. */
export const MAX_MEETINGS = 100;

/** Results of all companies that need attention; for all reasons when `reason` is null. */
export const attentionList = (reason: AttentionReason | null) => ({
  queryKey: [...OUTCOMES_KEY, 'attention', reason],
  queryFn: ({ signal }: Signal) =>
    api.request<Attention>({ path: '/voting/outcomes/attention', query: { size: MAX_ATTENTION_ROWS, reason }, signal }),
});

export const companyOutcomes = (companyId: string) => ({
  queryKey: [...OUTCOMES_KEY, 'company', companyId],
  queryFn: ({ signal }: Signal) =>
    api.request<Outcomes>({ path: '/voting/outcomes', query: { company_id: companyId, size: MAX_MEETINGS }, signal }),
});

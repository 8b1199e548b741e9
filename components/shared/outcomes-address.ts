import type { AttentionReason } from '@/lib/voting/outcomes/schema';

export const REASONS = ['low_support', 'against_majority', 'low_director'] as const satisfies AttentionReason[];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export type OutcomesAddress = { company: string | null; meeting: string | null; reason: AttentionReason | null };

/** The state of a URL: /voting/outcomes?company=…&meeting=2025-11-13, or ?reason=low_support for all companies. */
export function readOutcomesAddress(get: (name: string) => string | null): OutcomesAddress {
  const [company, meeting, reason] = [get('company'), get('meeting'), get('reason')];
  return {
    company: company && UUID.test(company) ? company : null,
    meeting: meeting && DATE.test(meeting) ? meeting : null,
    reason: REASONS.find((known) => known === reason) ?? null,
  };
}

/** The URL of the outcomes screen in a state, from any screen. */
export function outcomesHref({ company, meeting, reason }: Partial<OutcomesAddress>): string {
  const search = new URLSearchParams({
    ...(company ? { company } : {}),
    ...(meeting ? { meeting } : {}),
    ...(reason ? { reason } : {}),
  }).toString();
  return search === '' ? '/voting/outcomes' : `/voting/outcomes?${search}`;
}

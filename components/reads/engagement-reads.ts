import { api } from '@/components/api/api-client';
import type { Engagement, EngagementDetail, FlaggedReport, TimelineEntry } from '@/lib/engagements/schema';
import type { EmailComparison, LetterChecks } from '@/lib/engagements/schema-email';

export const ENGAGEMENT_LISTS_KEY = ['engagements', 'lists'];
/** Larger than any list. */
export const MAX_ENGAGEMENTS = 1000;

type Signal = { signal: AbortSignal };

/** All engagements in progress, or all completed ones. */
export const engagementList = (tab: 'active' | 'history') => ({
  queryKey: [...ENGAGEMENT_LISTS_KEY, tab],
  queryFn: ({ signal }: Signal) =>
    api.request<{ engagements: Engagement[]; total: number }>({
      path: '/engagements',
      query: { tab, size: MAX_ENGAGEMENTS },
      signal,
    }),
});

/** Reports with triggered flags, with their engagement where there is one. */
export const flaggedReports = {
  queryKey: [...ENGAGEMENT_LISTS_KEY, 'flagged'],
  queryFn: ({ signal }: Signal) =>
    api.request<{ flagged_reports: FlaggedReport[]; total: number }>({
      path: '/engagements/flagged-reports',
      query: { size: MAX_ENGAGEMENTS },
      signal,
    }),
};

export const oneEngagement = (id: string) => ({
  queryKey: ['engagements', 'detail', id],
  queryFn: ({ signal }: Signal) => api.request<EngagementDetail>({ path: `/engagements/${id}`, signal }),
});

export const timelineOf = (id: string) => ({
  queryKey: ['engagements', 'timeline', id],
  queryFn: ({ signal }: Signal) =>
    api.request<{ events: TimelineEntry[]; total: number }>({ path: `/engagements/${id}/timeline`, signal }),
});

/** Two versions of the letter, compared word by word; `from` and `to` are ids of versions. */
export function fetchComparison(id: string, from: string, to: string, signal: AbortSignal) {
  return api.request<EmailComparison>({ path: `/engagements/${id}/compare`, query: { from, to }, signal });
}

/** Checks a letter while it is typed; nothing is stored. */
export function checkDraft(id: string, subject: string, content: string, signal: AbortSignal) {
  const body = { subject, content };
  return api.request<LetterChecks>({ path: `/engagements/${id}/check`, method: 'POST', body, signal });
}

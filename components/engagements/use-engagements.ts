'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EngagementDetail } from '@/lib/engagements/schema';
import type { EmailVersion } from '@/lib/engagements/schema-email';
import { fetchEngagement, fetchEngagements, fetchFlaggedReports, fetchTimeline } from './engagements-api';

const LISTS = ['engagements', 'lists'];
const detailKey = (id: string) => ['engagements', 'detail', id];
const timelineKey = (id: string) => ['engagements', 'timeline', id];

/** Colleagues work on the same engagements, so nothing here is ever taken for fresh. */
const staleTime = 0;

export function useEngagements(tab: 'active' | 'history') {
  return useQuery({ queryKey: [...LISTS, tab], queryFn: ({ signal }) => fetchEngagements(tab, signal), staleTime });
}

export function useFlaggedReports() {
  return useQuery({ queryKey: [...LISTS, 'flagged'], queryFn: ({ signal }) => fetchFlaggedReports(signal), staleTime });
}

export function useEngagement(id: string) {
  return useQuery({ queryKey: detailKey(id), queryFn: ({ signal }) => fetchEngagement(id, signal), staleTime });
}

export function useTimeline(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: timelineKey(id),
    queryFn: ({ signal }) => fetchTimeline(id, signal),
    enabled: isWanted,
    staleTime,
  });
}

/** Puts the server's answers where the screen reads them. */
export function useEngagementStore() {
  const queryClient = useQueryClient();
  const refreshLists = () => void queryClient.invalidateQueries({ queryKey: LISTS });
  const refresh = (id: string) => {
    void queryClient.invalidateQueries({ queryKey: detailKey(id) });
    void queryClient.invalidateQueries({ queryKey: timelineKey(id) });
    refreshLists();
  };
  return {
    refresh,
    storeDetail: (detail: EngagementDetail) => {
      queryClient.setQueryData(detailKey(detail.id), detail);
      void queryClient.invalidateQueries({ queryKey: timelineKey(detail.id) });
      refreshLists();
    },
    /** A new or changed version: it is the current one at once, and a draft becomes Email Ready. */
    storeVersion: (id: string, version: EmailVersion) => {
      queryClient.setQueryData<EngagementDetail>(detailKey(id), (was) => was && withVersion(was, version));
      refresh(id);
    },
  };
}

function withVersion(was: EngagementDetail, version: EmailVersion): EngagementDetail {
  const versions = [...was.email_versions.filter(({ id }) => id !== version.id), version].sort(
    (one, other) => one.number - other.number,
  );
  return {
    ...was,
    status: was.status === 'draft' ? 'email_drafted' : was.status,
    email_versions: versions,
    email_versions_count: versions.length,
    current_version_id: version.id,
    email_subject: version.subject,
    current_email_content: version.content,
  };
}

'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FRESH_MS } from '@/components/api/query-client';
import type { EngagementDetail } from '@/lib/engagements/schema';
import type { EmailVersion } from '@/lib/engagements/schema-email';
import {
  ENGAGEMENT_LISTS_KEY,
  engagementList,
  flaggedReports,
  oneEngagement,
  timelineOf,
} from '@/components/reads/engagement-reads';

/** Short, because colleagues work on the same engagements. */
const staleTime = FRESH_MS;

export function useEngagements(tab: 'active' | 'history') {
  return useQuery({ ...engagementList(tab), staleTime });
}

export function useFlaggedReports() {
  return useQuery({ ...flaggedReports, staleTime });
}

export function useEngagement(id: string) {
  return useQuery({ ...oneEngagement(id), staleTime });
}

/** The events of an engagement; fetched at every opening, and only while `isEnabled`. */
export function useTimeline(id: string, isEnabled: boolean) {
  return useQuery({ ...timelineOf(id), enabled: isEnabled, staleTime: 0 });
}

/** Writes server results into the query cache. */
export function useEngagementStore() {
  const queryClient = useQueryClient();
  const refreshLists = () => void queryClient.invalidateQueries({ queryKey: ENGAGEMENT_LISTS_KEY });
  const refresh = (id: string) => {
    void queryClient.invalidateQueries({ queryKey: oneEngagement(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: timelineOf(id).queryKey });
    refreshLists();
  };
  return {
    refresh,
    storeDetail: (detail: EngagementDetail) => {
      queryClient.setQueryData(oneEngagement(detail.id).queryKey, detail);
      void queryClient.invalidateQueries({ queryKey: timelineOf(detail.id).queryKey });
      refreshLists();
    },
    /** Stores a new or changed version: it becomes the current one, and a draft becomes Email Ready. */
    storeVersion: (id: string, version: EmailVersion) => {
      queryClient.setQueryData<EngagementDetail>(oneEngagement(id).queryKey, (was) => was && withVersion(was, version));
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

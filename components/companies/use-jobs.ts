'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { api } from '@/components/shell/api-client';
import { jobSchema, type Job } from '@/lib/processing/schema';

export const JOBS_KEY = ['jobs'] as const;

const POLL_MS = 2_000;
/** After this long a job is no longer watched; it goes on by itself. */
const WATCH_LIMIT_MS = 5 * 60_000;
/** How soon a colleague's job shows. */
const IDLE_POLL_MS = 20_000;
const NEWEST = 20;

const jobPage = z.object({ jobs: z.array(jobSchema) });

export function isActive(job: Pick<Job, 'status'>): boolean {
  return job.status === 'pending' || job.status === 'running';
}

export type WatchedJobs = {
  /** Not ended, newest first. */
  active: Job[];
  /** Watched for five minutes without an end. */
  isGivenUp: boolean;
  watchAgain: () => void;
};

/** The organization's jobs of some kinds, asked for every 2 s while one runs. `onEnd` is told of each that ends meanwhile. */
export function useJobs(kinds: readonly string[], onEnd: (job: Job) => void): WatchedJobs {
  const queryClient = useQueryClient();
  const firstSeen = useRef(new Map<string, number>());
  const running = useRef(new Set<string>());
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });

  const isWatched = (job: Job) => Date.now() - (firstSeen.current.get(job.id) ?? Date.now()) < WATCH_LIMIT_MS;
  const query = useQuery({
    queryKey: [...JOBS_KEY, ...kinds],
    queryFn: async ({ signal }) => {
      const { jobs } = await api.request({ path: '/processing/jobs', query: { kind: kinds.length === 1 ? kinds[0] : undefined, size: NEWEST }, schema: jobPage, signal });
      const wanted = jobs.filter((job) => kinds.includes(job.kind));
      for (const job of wanted) if (isActive(job) && !firstSeen.current.has(job.id)) firstSeen.current.set(job.id, Date.now());
      return wanted;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((job) => isActive(job) && isWatched(job)) ? POLL_MS : IDLE_POLL_MS),
  });

  useEffect(() => {
    for (const job of query.data ?? []) {
      if (isActive(job)) running.current.add(job.id);
      else if (running.current.delete(job.id)) latestOnEnd.current(job);
    }
  }, [query.data]);

  const active = (query.data ?? []).filter(isActive);
  return {
    active,
    isGivenUp: active.length > 0 && !active.some(isWatched),
    watchAgain: () => {
      firstSeen.current.clear();
      void queryClient.invalidateQueries({ queryKey: JOBS_KEY });
    },
  };
}

'use client';

import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { FRESH_MS } from '@/components/api/query-client';
import type { Job } from '@/lib/jobs/rows/schema';
import { JOBS_KEY, newestJobs } from '@/components/reads/company-reads';

const POLL_MS = 2_000;
/** After this time (milliseconds) a job is no longer watched, but continues. */
const WATCH_LIMIT_MS = 5 * 60_000;
/** Interval for finding colleagues' jobs, in milliseconds. */
const IDLE_POLL_MS = 20_000;

function isActive(job: Pick<Job, 'status'>): boolean {
  return job.status === 'pending' || job.status === 'running';
}

/** Adds a new job to the cache, so that watchers notice its end however soon it comes. */
export function announceJob(queryClient: QueryClient, job: Job): void {
  const add = (jobs: Job[] | undefined) => (jobs && !jobs.some(({ id }) => id === job.id) ? [job, ...jobs] : jobs);
  queryClient.setQueriesData<Job[]>(
    { queryKey: JOBS_KEY, predicate: ({ queryKey }) => queryKey.includes(job.kind) },
    add,
  );
}

export type WatchedJobs = {
  /** Jobs that have not ended, newest first. */
  active: Job[];
  /** True when a job was watched for five minutes without ending. */
  isNoLongerWatched: boolean;
  watchAgain: () => void;
};

/** The organization's jobs of some kinds, fetched every 2 s while one runs. `onEnd` is called for each that ends. */
export function useJobs(kinds: readonly string[], onEnd: (job: Job) => void): WatchedJobs {
  const queryClient = useQueryClient();
  const firstSeen = useRef(new Map<string, number>());
  const running = useRef(new Set<string>());
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });

  const isWatched = (job: Job) => Date.now() - (firstSeen.current.get(job.id) ?? Date.now()) < WATCH_LIMIT_MS;
  const newest = newestJobs(kinds);
  const query = useQuery({
    queryKey: newest.queryKey,
    queryFn: async (context) => {
      const jobs = await newest.queryFn(context);
      for (const job of jobs)
        if (isActive(job) && !firstSeen.current.has(job.id)) firstSeen.current.set(job.id, Date.now());
      return jobs;
    },
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) =>
      state.data?.some((job) => isActive(job) && isWatched(job)) ? POLL_MS : IDLE_POLL_MS,
  });

  useEffect(() => {
    for (const job of query.data ?? []) {
      if (isActive(job)) running.current.add(job.id);
      else if (running.current.delete(job.id)) latestOnEnd.current(job);
    }
  }, [query.data]);

  // A job without progress triggers no rendering, so a timer ends the watching.
  const [round, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const ends = (query.data ?? [])
      .filter(isActive)
      .map(({ id }) => (firstSeen.current.get(id) ?? Date.now()) + WATCH_LIMIT_MS - Date.now());
    const leftMs = Math.max(0, ...ends);
    if (leftMs === 0) return;
    const timer = setTimeout(redraw, leftMs);
    return () => clearTimeout(timer);
  }, [query.data, round]);

  const active = (query.data ?? []).filter(isActive);
  return {
    active,
    isNoLongerWatched: active.length > 0 && !active.some(isWatched),
    watchAgain: () => {
      firstSeen.current.clear();
      redraw();
      void queryClient.invalidateQueries({ queryKey: JOBS_KEY });
    },
  };
}

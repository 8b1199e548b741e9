'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as actions from '@/app/(app)/voting/actions';
import { oneJob } from '@/components/reads/voting-reads';
import { callAction } from '@/components/api/call-action';
import type { BacktestResult, PolicyContentInput } from '@/lib/voting/policy/schema';

const POLL_MS = 1_000;

export type BacktestAsked = { version?: number; draft?: PolicyContentInput; against_version?: number };

/** A backtest over the stored meetings: requested, fetched every second until it ends, cancelled. */
export function useBacktest(policyId: string) {
  const queryClient = useQueryClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const run = useMutation({
    mutationFn: (body: BacktestAsked) => callAction(actions.backtestPolicy, { params: { id: policyId }, body }),
    onSuccess: (job) => {
      queryClient.setQueryData(oneJob(job.id).queryKey, job);
      setJobId(job.id);
    },
  });
  const watched = useQuery({
    ...oneJob(jobId ?? ''),
    enabled: jobId !== null,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' || state.data?.status === 'running' ? POLL_MS : false,
  });
  const job = watched.data ?? null;
  const cancel = useMutation({
    mutationFn: () => callAction(actions.cancelBacktest, { params: { id: jobId ?? '' } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: oneJob(jobId ?? '').queryKey }),
  });
  return {
    job,
    isRunning: run.isPending || job?.status === 'pending' || job?.status === 'running',
    result: job?.status === 'completed' ? (job.result as BacktestResult) : null,
    error: run.error ?? cancel.error,
    run: run.mutate,
    cancel: cancel.mutate,
    isCancelling: cancel.isPending,
  };
}

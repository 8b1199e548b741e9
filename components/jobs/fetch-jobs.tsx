'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EdgarNotice } from '@/components/shared/edgar/edgar-notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import type { Company } from '@/lib/companies/schema';
import type { Job } from '@/lib/jobs/rows/schema';
import { COMPANIES_KEY, FETCH_KINDS } from '@/components/reads/company-reads';
import type { CancelJob } from './fetch-progress';
import { useJobs } from './use-jobs';

const FetchProgress = loadWhenShown(() => import('./fetch-progress').then((loaded) => loaded.FetchProgress));
const FetchResult = loadWhenShown(() => import('./fetch-result').then((loaded) => loaded.FetchResult));

/** Interval in milliseconds; longer than that of the job, because the list may have thousands of rows. */
const REFRESH_MS = 6_000;

type FetchJobsProps = {
  companies: readonly Company[] | undefined;
  canWrite: boolean;
  cancelJob: CancelJob;
  /** Whether the screen shows the form of the EDGAR contact elsewhere. */
  isContactFormShown?: boolean;
};

/** The organization's fetches: running ones, and the results of those that ended meanwhile. */
export function FetchJobs({ companies, canWrite, cancelJob, isContactFormShown = false }: FetchJobsProps) {
  const queryClient = useQueryClient();
  const [ended, setEnded] = useState<readonly Job[]>([]);
  const { active, isNoLongerWatched, watchAgain } = useJobs(FETCH_KINDS, (job) => {
    setEnded((was) => [job, ...was]);
    void queryClient.invalidateQueries({ queryKey: COMPANIES_KEY });
    void queryClient.invalidateQueries({ queryKey: ['documents'] });
  });
  const isRunning = active.length > 0 && !isNoLongerWatched;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void queryClient.invalidateQueries({ queryKey: COMPANIES_KEY }), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRunning, queryClient]);

  const fetching = companies?.filter((company) => company.is_fetching).length ?? 0;
  const nameOf = (id: string) => companies?.find((company) => company.id === id)?.name;
  return (
    <>
      {canWrite && !isContactFormShown ? <EdgarNotice /> : null}
      {active.map((job) => (
        <FetchProgress
          key={job.id}
          job={job}
          companyCount={active.length === 1 && fetching > 0 ? fetching : null}
          canWrite={canWrite}
          cancelJob={cancelJob}
        />
      ))}
      {isNoLongerWatched ? (
        <Card
          className="flex min-h-10 shrink-0 items-center justify-between gap-3 py-1 pr-2 pl-4 text-text-2"
          role="status"
        >
          This fetch has run for more than five minutes. It continues in the background.
          <Button size="sm" onClick={watchAgain}>
            Keep watching
          </Button>
        </Card>
      ) : null}
      {ended.map((job) => (
        <FetchResult
          key={job.id}
          job={job}
          nameOf={nameOf}
          onDismiss={() => setEnded((was) => was.filter(({ id }) => id !== job.id))}
        />
      ))}
    </>
  );
}

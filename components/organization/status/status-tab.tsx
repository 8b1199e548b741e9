'use client';

import { CircleCheck, CircleX } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { installationStatus } from '@/components/reads/organization-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatCount } from '@/lib/format/numbers';
import type { Status } from '@/lib/operations/schema';
import { LoadingRows, LoadProblem } from '../list-states';
import { durationOf, jobKindName, jobStatusName } from './status-labels';

const EVERY_MS = 15_000;

/** Health of the installation, for admins; fetched again while it is open. */
export function StatusTab() {
  const { data, error, isFetching, refetch } = useQuery({ ...installationStatus, refetchInterval: EVERY_MS });
  return (
    <section aria-labelledby="status-heading" className="flex min-h-0 flex-col gap-3">
      <h2 id="status-heading" className="flex min-h-7 items-center gap-2 text-base font-semibold">
        Status {data ? <span className="text-sm font-normal text-text-3">version {data.version}</span> : null}
      </h2>
      {data ? (
        <StatusOf status={data} />
      ) : error ? (
        <LoadProblem
          title="Failed to load the status"
          cause={apiErrorMessage(error, 'The status could not be read.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRows label="Loading status..." />
      )}
    </section>
  );
}

function StatusOf({ status }: { status: Status }) {
  const { queue_wait_seconds: wait, ready_seconds: ready } = status;
  const times = [
    { label: 'Wait for a worker', ...wait },
    { label: 'Processing filings', ...ready },
  ];
  return (
    <>
      <dl className="grid shrink-0 grid-cols-2 gap-3 wide:grid-cols-4">
        {status.parts.map(({ name, is_ok: isOk, detail }) => (
          <Card key={name} className="flex flex-col gap-0.5 px-4 py-3">
            <dt className="text-xs text-text-2">{name === 'database' ? 'Database' : 'File store'}</dt>
            <dd className="flex items-center gap-1.5 font-semibold">
              {isOk ? (
                <CircleCheck aria-hidden className="size-4 text-ok" />
              ) : (
                <CircleX aria-hidden className="size-4 text-bad" />
              )}
              {isOk ? 'Works' : 'Not responding'}
            </dd>
            <dd className="text-xs text-text-3">{detail}</dd>
          </Card>
        ))}
        {times.map(({ label, median, p95 }) => (
          <Card key={label} className="flex flex-col gap-0.5 px-4 py-3">
            <dt className="text-xs text-text-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{median === null ? 'None yet' : durationOf(median)}</dd>
            <dd className="text-xs text-text-3">
              {p95 === null ? 'in the last day' : `median of the last day, 95 of 100 within ${durationOf(p95)}`}
            </dd>
          </Card>
        ))}
      </dl>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 px-1 text-sm">
        {status.choices.map(({ name, value }) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-text-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {status.jobs.length > 0 ? (
        <JobCounts jobs={status.jobs} />
      ) : (
        <Card className="flex min-h-48 items-center justify-center">
          <EmptyState title="No jobs waiting or running">None was requested in the last day either.</EmptyState>
        </Card>
      )}
    </>
  );
}

function JobCounts({ jobs }: { jobs: Status['jobs'] }) {
  return (
    <TableContainer>
      <Table aria-label="Waiting and running jobs, and those of the last day">
        <TableHeader>
          <TableRow isStatic>
            <TableHead>Job</TableHead>
            <TableHead>State</TableHead>
            <TableHead isNumeric>Jobs</TableHead>
            <TableHead isNumeric>Oldest</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {jobs.map(({ kind, status, count, oldest_seconds: oldest }) => (
            <TableRow key={`${kind} ${status}`}>
              <TableCell className="font-medium">{jobKindName(kind)}</TableCell>
              <TableCell>{jobStatusName(status)}</TableCell>
              <TableCell isNumeric>{formatCount(count)}</TableCell>
              <TableCell isNumeric>{oldest === null ? '–' : durationOf(oldest)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

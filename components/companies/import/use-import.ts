'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/components/api/api-client';
import { ApiError, apiErrorMessage } from '@/components/api/api-error';
import { importResultSchema, type ImportResult } from '@/lib/companies/schema-import';
import { jobSchema, type Job } from '@/lib/jobs/rows/schema';
import { COMPANIES_KEY } from '@/components/reads/company-reads';
import { pause } from '@/components/shared/time/pause';
import { CATALOGUE_KEY } from '../use-catalogue';

export type ImportRun =
  | { kind: 'idle' }
  /** `job` is set when the server has accepted a large file. */
  | { kind: 'importing'; job: Job | null }
  | { kind: 'done'; result: ImportResult }
  | { kind: 'failed'; message: string };

const POLL_MS = 1_000;
const FALLBACK = 'Failed to import companies';
/** In milliseconds; the server needs time to read a file of 10 MB. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Sends a file and follows the job of a large one. Closing the dialog does not stop the import. */
export function useImport() {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<ImportRun>({ kind: 'idle' });
  const watching = useRef<AbortController | null>(null);
  useEffect(() => () => watching.current?.abort(), []);

  const start = async (file: File) => {
    const controller = new AbortController();
    watching.current?.abort();
    watching.current = controller;
    setRun({ kind: 'importing', job: null });
    try {
      const result = await importFile(file, controller.signal, (job) => setRun({ kind: 'importing', job }));
      setRun({ kind: 'done', result });
    } catch (error) {
      if (controller.signal.aborted) return;
      setRun({ kind: 'failed', message: apiErrorMessage(error, FALLBACK) });
    } finally {
      void queryClient.invalidateQueries({ queryKey: COMPANIES_KEY });
      void queryClient.invalidateQueries({ queryKey: CATALOGUE_KEY });
    }
  };
  return { run, start, reset: () => setRun({ kind: 'idle' }) };
}

async function importFile(file: File, signal: AbortSignal, onJob: (job: Job) => void): Promise<ImportResult> {
  const body = new FormData();
  body.set('file', file);
  // The upload continues when the dialog closes; only the result is no longer shown.
  const answer = await api.send({
    path: '/companies/bulk-import',
    method: 'POST',
    body,
    headers: { prefer: 'respond-async' },
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
  const json: unknown = await answer.json();
  if (answer.status !== 202) return importResultSchema.parse(json);
  let job = jobSchema.parse(json);
  while (job.status === 'pending' || job.status === 'running') {
    onJob(job);
    await pause(POLL_MS, signal);
    job = await api.request({ path: `/processing/jobs/${job.id}`, schema: jobSchema, signal });
  }
  if (job.status !== 'completed')
    throw new ApiError(
      0,
      'internal',
      job.error ?? (job.status === 'cancelled' ? 'The import was cancelled. Rows imported so far are kept.' : FALLBACK),
    );
  return importResultSchema.parse(job.result);
}

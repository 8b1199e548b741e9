'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import * as actions from '@/app/(app)/documents/actions';
import { JOBS_KEY } from '@/components/reads/company-reads';
import { announceJob } from '@/components/jobs/use-jobs';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { notify } from '@/components/ui/toast';
import type { Document } from '@/lib/documents/schema';

/** A document's state when its processing was requested; any change means that the work has started. */
type RequestedState = Pick<Document, 'processing_status' | 'processed_at' | 'failure_reason'>;

/** Requests processing, and returns which documents still wait for it. */
export function useProcessing(documents: readonly Document[] | undefined, isWorkRunning: boolean) {
  const queryClient = useQueryClient();
  const [requested, setRequested] = useState<ReadonlyMap<string, RequestedState>>(new Map());
  const remember = useCallback(
    (document: Document) => setRequested((was) => new Map(was).set(document.id, document)),
    [],
  );
  const forgetAll = useCallback(() => setRequested(new Map()), []);
  const { mutate } = useMutation({
    mutationFn: ({ document, isForced }: { document: Document; isForced: boolean }) =>
      callAction(actions.processDocuments, { body: { document_ids: [document.id], force: isForced } }),
    onMutate: ({ document }) => remember(document),
    onSuccess: (job) => {
      announceJob(queryClient, job);
      return queryClient.invalidateQueries({ queryKey: JOBS_KEY });
    },
    onError: (error, { document }) => {
      setRequested((was) => new Map([...was].filter(([id]) => id !== document.id)));
      notify.error(`Failed to process ${document.form_type}`, {
        description: apiErrorMessage(error, 'The work could not be started.'),
      });
    },
  });
  const queuedIds = useMemo(
    () =>
      new Set(
        (documents ?? []).filter((document) => isWaiting(document, requested.get(document.id))).map(({ id }) => id),
      ),
    [documents, requested],
  );
  const process = useCallback((document: Document, isForced: boolean) => mutate({ document, isForced }), [mutate]);
  return { queuedIds, process, remember, forgetAll, isBusy: queuedIds.size > 0 || isWorkRunning };
}

function isWaiting(now: Document, requested: RequestedState | undefined): boolean {
  return (
    requested !== undefined &&
    now.processing_status === requested.processing_status &&
    now.processed_at === requested.processed_at &&
    now.failure_reason === requested.failure_reason
  );
}

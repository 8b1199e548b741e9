import { defineJob } from '@/lib/jobs/define';
import { failClaims } from '@/lib/processing/read/claim-document';
import { processDocument as processOne } from '@/lib/processing/read/process-document';

/** The same for every attempt, so that the next attempt can continue a claim of a dead worker. */
const claimantOf = (runId: string) => `process-document:${runId}`;

/**
 * Processes one document without a job row, such as a filing found by the daily poll or one that the operator has read
 * again.
 */
export const processDocument = defineJob({
  name: 'process-document',
  retries: 3,
  concurrency: { limit: 1 },
  timeoutMinutes: 60,
  run: ({ payload: { documentId, force }, runId, signal }) =>
    processOne(documentId, {
      claimant: claimantOf(runId),
      isForced: force,
      isOperator: force,
      signal,
      report: async () => undefined,
    }),
  giveUp: (_payload, _reason, runId) => failClaims(claimantOf(runId)),
});

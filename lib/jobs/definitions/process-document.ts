import { defineJob } from '@/lib/jobs/define';
import { giveUpClaims } from '@/lib/processing/read/claim-document';
import { processDocument as processOne } from '@/lib/processing/read/process-document';

/** The same for every attempt, so that the next attempt can continue a claim of a dead worker. */
const claimantOf = (documentId: string) => `process-document:${documentId}`;

/**
 * Processes one document without a job row, such as a filing found by the daily poll or one that the operator has read
 * again.
 */
export const processDocument = defineJob({
  name: 'process-document',
  retries: 3,
  concurrency: { limit: 1 },
  timeoutMinutes: 60,
  run: ({ payload: { documentId, force }, signal }) =>
    processOne(documentId, {
      claimant: claimantOf(documentId),
      isForced: force,
      isOperator: force,
      signal,
      report: async () => undefined,
    }),
  giveUp: ({ documentId }) => giveUpClaims(claimantOf(documentId)),
});

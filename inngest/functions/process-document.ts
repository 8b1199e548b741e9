import { randomUUID } from 'node:crypto';
import { defineJob } from '@/lib/jobs/define';
import { processDocument as processOne } from '@/lib/processing/process-document';

/** One document that nobody watches: a filing found by the daily poll, or one that the operator has read again. */
export const processDocument = defineJob({
  name: 'process-document',
  retries: 3,
  concurrency: { limit: 1 },
  timeoutMinutes: 60,
  run: ({ payload: { documentId, force }, step, signal }) =>
    step('process', () => processOne(documentId, { claimant: `process-document:${randomUUID()}`, isForced: force, isOperator: force, signal, report: async () => undefined })),
});

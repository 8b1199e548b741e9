import { createInngest } from '@/inngest/client';
import { serveFunctions } from '@/inngest/serve-functions';
import { defineJob } from '@/lib/jobs/define';
import { freePort } from '../start-product';

/** A second process that serves a job to Inngest: says when it is called from now on, and which jobs it gives up. */
const port = await freePort();
const job = defineJob({
  name: 'process-document',
  retries: 3,
  concurrency: { limit: 1 },
  run: async () => void process.send?.('runs'),
  giveUp: async (payload, reason) => void process.send?.(`${payload.documentId} ${reason}`),
});
const served = await serveFunctions(createInngest(), [job], {
  port,
  origin: `http://127.0.0.1:${port}`,
  signal: new AbortController().signal,
});
await served.register();
process.send?.('ready');

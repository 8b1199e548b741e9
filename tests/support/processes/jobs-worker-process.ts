import { z } from 'zod';
import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';

/**
 * A worker process for tests that kill it. Its job never ends in attempts up to `holdUntilAttempt`; later it returns
 * the number of the attempt and of the process, after blocking its thread for `blockMs`.
 */
const worker = await startPgBossWorker(
  process.env.DATABASE_URL ?? '',
  [
    defineTrackedJob({
      name: 'process-documents',
      input: z.object({
        holdUntilAttempt: z.number().default(0),
        holdInProcess: z.number().default(0),
        blockMs: z.number().default(0),
      }),
      retries: Number(process.env.TEST_RETRIES ?? 3),
      concurrency: { limit: 2 },
      run: async ({ input, attempt, signal, progress }) => {
        await progress(1, 2, `process ${process.env.TEST_PROCESS}, attempt ${attempt}`);
        // Blocks the thread, as reading a long filing on a busy machine does.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, input.blockMs);
        const isHeld = attempt <= input.holdUntilAttempt || input.holdInProcess === Number(process.env.TEST_PROCESS);
        if (isHeld)
          await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        return { attempt, process: process.env.TEST_PROCESS };
      },
    }),
  ],
  { retryDelaySeconds: 1, pollSeconds: 0.5, heartbeatSeconds: Number(process.env.TEST_HEARTBEAT_SECONDS ?? 10) },
);
process.send?.('ready');
process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)));

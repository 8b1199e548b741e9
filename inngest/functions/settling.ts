import { JOB_PAYLOADS } from '@/lib/jobs/contracts';
import type { JobDefinition } from '@/lib/jobs/define';
import { settleItemOfJob } from '@/lib/subscriptions/queue/settle-item';

const jobIdOf = (payload: unknown) => JOB_PAYLOADS['generate-report'].parse(payload).jobId;

/** Report generation whose end reaches the queue item that asked for the report, also when its worker died. */
export function settlingQueueItems(generateReport: JobDefinition): JobDefinition {
  return {
    ...generateReport,
    run: async (payload, context) => {
      try {
        return await generateReport.run(payload, context);
      } finally {
        await settleItemOfJob(jobIdOf(payload));
      }
    },
    giveUp: async (payload, reason) => {
      await generateReport.giveUp(payload, reason);
      await settleItemOfJob(jobIdOf(payload));
    },
  };
}

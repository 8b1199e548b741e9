import { drainReportQueue } from '@/lib/jobs/definitions/drain-report-queue';
import { generateReport } from '@/lib/jobs/definitions/generate-report';
import { matchDocument } from '@/lib/jobs/definitions/match-document';
import { sendNotification } from '@/lib/jobs/definitions/send-notification';
import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';
import { setClock } from '@/lib/subscriptions/clock';

/** The jobs from a filing's arrival to its report, in a process that tests kill, at a simulated time. */
const { DATABASE_URL = '', TEST_NOW = '' } = process.env;
setClock(() => new Date(TEST_NOW));
process.once('uncaughtException', () => process.exit(1));
await startPgBossWorker(DATABASE_URL, [matchDocument, drainReportQueue, generateReport, sendNotification], {
  retryDelaySeconds: 1,
  pollSeconds: 0.5,
  heartbeatSeconds: Number(process.env.TEST_HEARTBEAT_SECONDS ?? 10),
});
process.send?.('ready');

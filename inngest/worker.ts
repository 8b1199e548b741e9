import type { Env } from '@/lib/env';
import type { JobDefinition, Worker } from '@/lib/jobs/define';
import { WorkerStoppingError } from '@/lib/jobs/failures';
import { startOutboxLoop } from '@/lib/jobs/outbox';
import { jobTable } from '@/lib/jobs/table';
import { createInngest, sendEvents } from './client';
import { registerRepeatedly } from './register-repeatedly';
import { FUNCTIONS_PATH, serveFunctions } from './serve-functions';
import { monitorUnstartedJobs } from './monitor-unstarted-jobs';

const DEVELOPMENT_SERVER = 'http://127.0.0.1:8288';
const REGISTER_AGAIN_MS = 15_000;

type Settings = Pick<Env, 'INNGEST_BASE_URL' | 'INNGEST_DEV' | 'INNGEST_WORKER_PORT' | 'appUrl'>;

/** Serves the functions, registers them with Inngest, and then sends it events. */
export async function startInngestWorker(
  settings: Settings,
  printLine: (line: string) => void,
  definitions: readonly JobDefinition[] = jobTable,
): Promise<Worker> {
  const stopping = new AbortController();
  const inngest = createInngest();
  const served = await serveFunctions(inngest, definitions, {
    port: settings.INNGEST_WORKER_PORT ?? 0,
    origin: settings.appUrl,
    signal: stopping.signal,
  });
  let outbox: { stop(): Promise<void> } | undefined;
  const registration = registerRepeatedly({
    register: served.register,
    where: whereOf(settings),
    onKnown: () => (outbox = startOutboxLoop(sendEvents(inngest))),
    printLine,
    repeatMs: settings.INNGEST_DEV || settings.INNGEST_BASE_URL ? REGISTER_AGAIN_MS : undefined,
  });
  const untaken = monitorUnstartedJobs(whereOf(settings), `${settings.appUrl}${FUNCTIONS_PATH}`, printLine);
  return {
    async stop() {
      untaken.stop();
      registration.stop();
      stopping.abort(new WorkerStoppingError());
      // The jobs that stop now are queued again for the next worker, so nothing is sent from here on.
      await Promise.all([outbox?.stop(), served.stop()]);
    },
  };
}

function whereOf({
  INNGEST_BASE_URL: base,
  INNGEST_DEV: dev,
}: Pick<Settings, 'INNGEST_BASE_URL' | 'INNGEST_DEV'>): string {
  if (base) return base;
  if (dev && URL.canParse(dev)) return dev;
  return dev ? DEVELOPMENT_SERVER : 'its cloud';
}

import { Inngest, NonRetriableError, type FailureEventArgs, type InngestFunction } from 'inngest';
import { z } from 'zod';
import { database } from '@/db/client';
import { isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { JobName } from '@/lib/jobs/contracts';
import { HANDED_OVER, type JobDefinition } from '@/lib/jobs/define';
import { failureSentence, isPermanent } from '@/lib/jobs/failures';
import { addToOutbox, type OutboxEvent } from '@/lib/jobs/outbox';

const APP_ID = 'plumbline';
const EVENT_PREFIX = `${APP_ID}/`;
/** What `sendEvents` puts into an event. */
const eventDataSchema = z.object({ payload: z.unknown().default({}), tenantId: z.string().optional() });
const CANCELLED_EVENT = 'inngest/function.cancelled';
const cancelledSchema = z.object({
  function_id: z.string(),
  run_id: z.string(),
  /** The event that began the run. */
  event: z.object({ data: z.unknown() }),
});
/** More than Inngest's pauses between nine attempts add up to. */
const PAUSES_MINUTES = 120;

/** The Inngest client; it reads its keys and URLs from the environment itself. */
export function createInngest(): Inngest {
  return new Inngest({
    id: APP_ID,
    logger: log,
    internalLogger: log,
    // Every finished step is reported in the response to its own request, which needs no connection back to Inngest.
    checkpointing: false,
  });
}

/** The sender for the outbox. */
export function sendEvents(client: Inngest) {
  return async (events: OutboxEvent[]) => {
    await client.send(
      events.map(({ id, name, payload, tenantId, startAfter }) => ({
        id,
        name: `${EVENT_PREFIX}${name}`,
        data: { payload, tenantId },
        ...(startAfter ? { ts: startAfter.getTime() } : {}),
      })),
    );
  };
}

/**
 * The definitions that pg-boss runs, as functions that Inngest calls over HTTP. The signal aborts when the worker
 * stops.
 */
export function toInngestFunctions(
  client: Inngest,
  definitions: readonly JobDefinition[],
  signal = new AbortController().signal,
): InngestFunction.Any[] {
  return [
    ...definitions.map((definition) => toInngestFunction(client, definition, signal)),
    endCancelledRuns(client, definitions, signal),
  ];
}

function toInngestFunction(client: Inngest, definition: JobDefinition, signal: AbortSignal): InngestFunction.Any {
  const { name, retries, concurrency, cron, timeoutMinutes } = definition;
  return client.createFunction(
    {
      id: name,
      triggers: [{ event: `${EVENT_PREFIX}${name}` }, ...(cron ? [{ cron: `TZ=UTC ${cron}` }] : [])],
      retries: retriesOf(retries),
      concurrency: concurrency.perTenant
        ? [{ limit: concurrency.limit }, { limit: concurrency.perTenant, key: 'event.data.tenantId' }]
        : [{ limit: concurrency.limit }],
      // For all attempts together; Inngest then cancels the run. The definition ends each attempt.
      timeouts: { finish: `${Math.ceil(timeoutMinutes * (retries + 1)) + PAUSES_MINUTES}m` },
      onFailure: async ({ event, error }: FailureEventArgs) => {
        await definition.giveUp(payloadOf(event.data.event), error.message, event.data.run_id);
      },
    },
    async ({ event, attempt, runId }) => {
      if (signal.aborted) return queueAgain(name, event);
      const context = { runId, signal, attempt: attempt + 1, isLastAttempt: attempt >= retries };
      try {
        return (await definition.run(payloadOf(event), context)) ?? null;
      } catch (error) {
        if (signal.aborted) return queueAgain(name, event);
        throw toInngestError(error);
      }
    },
  );
}

/**
 * Ends the jobs whose runs Inngest cancelled: from its dashboard, by its API, or because their time was over. It calls
 * their functions no more, and no `onFailure` either; the handler of a call that it does not wait for any more is
 * stopped here. Until that has ended this fails and is called again.
 */
function endCancelledRuns(
  client: Inngest,
  definitions: readonly JobDefinition[],
  signal: AbortSignal,
): InngestFunction.Any {
  return client.createFunction(
    { id: 'end-cancelled-runs', triggers: [{ event: CANCELLED_EVENT }], retries: 10 },
    async ({ event }) => {
      const { function_id: functionId, run_id: runId, event: askedBy } = cancelledSchema.parse(event.data);
      // The event is sent for the functions of all apps.
      const definition = definitions.find(({ name }) => functionId === `${APP_ID}-${name}`);
      await definition?.cancel(payloadOf(askedBy), runId, signal);
      return { job: definition?.name ?? null };
    },
  );
}

/**
 * A stop is not a failure, and Inngest would count it as one. The event waits in the outbox for a worker that sends it:
 * this one has stopped sending.
 */
async function queueAgain(name: JobName, event: { data?: unknown }): Promise<typeof HANDED_OVER> {
  const { tenantId } = eventDataSchema.parse(event.data ?? {});
  await addToOutbox(database(), { name, payload: payloadOf(event), ...(tenantId ? { tenantId } : {}) });
  return HANDED_OVER;
}

/**
 * Marks errors that must not be retried: Inngest retries every error except non-retriable ones, and stores the message.
 */
function toInngestError(error: unknown): Error {
  const sentence = failureSentence(error);
  if (isPermanent(error)) return new NonRetriableError(sentence, { cause: error });
  if (!isAppError(error)) log.error({ err: error }, 'job failed');
  return new Error(sentence, { cause: error });
}

/** Scheduled events have no payload of ours. */
function payloadOf(event: { data?: unknown }): unknown {
  return eventDataSchema.parse(event.data ?? {}).payload;
}

function retriesOf(retries: number) {
  const allowed = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
  return allowed.find((each) => each >= retries) ?? 10;
}

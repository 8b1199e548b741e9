import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** The part of Inngest's protocol that the product uses; the real SDK connects over HTTP. */

const registrationSchema = z.object({
  url: z.string(),
  functions: z.array(
    z.object({
      id: z.string(),
      triggers: z.array(
        z.object({ event: z.string().optional(), cron: z.string().optional(), expression: z.string().nullish() }),
      ),
      concurrency: z.array(z.object({ limit: z.number(), key: z.string().optional() })).optional(),
      steps: z.object({ step: z.object({ retries: z.object({ attempts: z.number() }).optional() }) }),
    }),
  ),
});
export type RegisteredFunction = z.infer<typeof registrationSchema>['functions'][number];

const eventSchema = z.object({
  id: z.string().optional(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  ts: z.number().optional(),
});
export type SentEvent = z.infer<typeof eventSchema>;

const opcodeSchema = z.object({
  id: z.string(),
  op: z.string(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
});

type Memo = { type: 'data'; data: unknown } | { type: 'error'; error: unknown };
type Answer = { status: number; isRetryRefused: boolean; body: unknown };

/** A small executor: takes events, calls the functions step by step, remembers finished steps, retries failed ones. */
export async function startInngestServer() {
  const events: SentEvent[] = [];
  const statuses: number[] = [];
  const functions = new Map<string, RegisteredFunction>();
  const runs = new Set<Promise<void>>();
  /** The events that began the current runs, by run. */
  const inHand = new Map<string, { functionId: string; event: SentEvent }>();
  const cancelled = new Set<string>();
  const slots = new Slots();
  let appUrl = '';
  let isClosed = false;
  let refusals = 0;

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const json = (status: number, value: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      if (request.url?.startsWith('/fn/register')) {
        const registration = registrationSchema.parse(JSON.parse(body));
        appUrl = registration.url;
        for (const each of registration.functions) functions.set(each.id, each);
        return json(200, { ok: true, modified: true });
      }
      if (request.url?.startsWith('/e/')) {
        if (refusals > 0) {
          refusals -= 1;
          return json(400, { error: 'not now' });
        }
        const parsed = z
          .array(eventSchema)
          .or(eventSchema.transform((event) => [event]))
          .parse(JSON.parse(body));
        for (const event of parsed) accept(event);
        return json(200, { ids: parsed.map((event) => event.id ?? randomUUID()), status: 200 });
      }
      return json(200, {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function accept(event: SentEvent): void {
    // A repeated event counts once, as on the real server.
    if (event.id && events.some((each) => each.id === event.id)) return;
    events.push(event);
    for (const each of functions.values()) {
      if (each.triggers.some((trigger) => trigger.event === event.name)) track(run(each, event));
    }
  }

  function track(work: Promise<void>): void {
    runs.add(work);
    void work.catch(() => undefined).finally(() => runs.delete(work));
  }

  async function run(fn: RegisteredFunction, event: SentEvent): Promise<void> {
    const limits = (fn.concurrency ?? []).map(({ limit, key }) => ({
      limit,
      key: `${fn.id} ${key ? String(event.data.tenantId) : ''}`,
    }));
    await slots.take(limits);
    const runId = runIdOf(event);
    inHand.set(`${fn.id} ${runId}`, { functionId: fn.id, event });
    try {
      const error = await execute(fn, event);
      if (error === undefined) return;
      const failure = [...functions.values()].find((each) =>
        each.triggers.some(
          (trigger) => trigger.event === 'inngest/function.failed' && trigger.expression?.includes(`'${fn.id}'`),
        ),
      );
      if (failure)
        await execute(failure, {
          name: 'inngest/function.failed',
          data: { function_id: fn.id, run_id: runId, error, event },
        });
    } finally {
      inHand.delete(`${fn.id} ${runId}`);
      slots.give(limits);
    }
  }

  /** Resolves with undefined when the function succeeded, otherwise with its error. */
  async function execute(fn: RegisteredFunction, event: SentEvent): Promise<unknown> {
    const retries = fn.steps.step.retries?.attempts ?? 0;
    const memo: Record<string, Memo> = {};
    let attempt = 0;
    let stepId = 'step';
    while (!isClosed) {
      const answer = await call(fn.id, stepId, { event, events: [event], steps: memo, attempt });
      stepId = 'step';
      // A step that runs is not stopped; what it answers is nothing to a cancelled run.
      if (answer.status === 200 || cancelled.has(`${fn.id} ${runIdOf(event)}`)) return undefined;
      const isOver = answer.isRetryRefused || attempt >= retries;
      if (answer.status !== 206) {
        if (isOver) return answer.body;
        attempt += 1;
        continue;
      }
      for (const op of z.array(opcodeSchema).parse(answer.body)) {
        if (op.op === 'StepPlanned') stepId = op.id;
        else if (op.op === 'StepRun') memo[op.id] = { type: 'data', data: op.data ?? null };
        else if (op.op === 'StepFailed' || isOver) memo[op.id] = { type: 'error', error: op.error };
        const isFailedAttempt = op.op === 'StepError' && !isOver;
        attempt = isFailedAttempt ? attempt + 1 : 0;
      }
    }
    return undefined;
  }

  async function call(
    fnId: string,
    stepId: string,
    input: { event: SentEvent; events: SentEvent[]; steps: Record<string, Memo>; attempt: number },
  ): Promise<Answer> {
    const url = new URL(appUrl);
    url.search = new URLSearchParams({ fnId, stepId }).toString();
    const { attempt, ...rest } = input;
    const stack = Object.keys(input.steps);
    const body = {
      ...rest,
      ctx: {
        run_id: runIdOf(input.event),
        attempt,
        disable_immediate_execution: false,
        use_api: false,
        stack: { stack, current: stack.length },
      },
    };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    statuses.push(response.status);
    return {
      status: response.status,
      isRetryRefused: response.headers.get('x-inngest-no-retry') === 'true',
      body: await response.json(),
    };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    functions,
    /** The URL that the functions registered. */
    appUrl: () => appUrl,
    /** HTTP statuses of all function calls, in order. */
    statuses,
    call,
    /** Cancels the runs of a function, of this app or another, and reports it as the real server does. */
    cancelRuns(functionId: string) {
      const error = { error: 'function cancelled', message: 'function cancelled', name: 'Error' };
      const tell = (event: SentEvent) => {
        const data = { function_id: functionId, run_id: runIdOf(event), error, event };
        accept({ id: randomUUID(), name: 'inngest/function.cancelled', data });
      };
      const ofIt = [...inHand].filter(([, each]) => each.functionId === functionId);
      for (const [key] of ofIt) cancelled.add(key);
      if (functions.has(functionId)) for (const [, { event }] of ofIt) tell(event);
      else tell({ id: randomUUID(), name: 'other/event', data: {} });
    },
    /** Refuses this many deliveries of events. */
    refuseEvents: (count: number) => void (refusals = count),
    /** Waits for current runs and takes no new ones. */
    async close() {
      isClosed = true;
      await Promise.allSettled(runs);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts a run when all of its limits have room. */
class Slots {
  private readonly used = new Map<string, number>();
  private waiting: (() => void)[] = [];

  async take(limits: { key: string; limit: number }[]): Promise<void> {
    while (limits.some(({ key, limit }) => (this.used.get(key) ?? 0) >= limit))
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    for (const { key } of limits) this.used.set(key, (this.used.get(key) ?? 0) + 1);
  }

  give(limits: { key: string }[]): void {
    for (const { key } of limits) this.used.set(key, (this.used.get(key) ?? 1) - 1);
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
  }
}

function runIdOf(event: SentEvent): string {
  return createHash('sha256')
    .update(event.id ?? event.name)
    .digest('hex')
    .slice(0, 26)
    .toUpperCase();
}

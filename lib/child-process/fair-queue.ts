export type FairQueueLimits = {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Of these, at most this many for one tenant. */
  perTenant: number;
  /** How many pieces of one tenant may wait; more throw `onFull`. */
  mostWaiting?: number;
  onFull?: () => Error;
};

export type FairQueue = {
  /** Runs `work` when the tenant gets a slot. An abort of the signal while it waits removes it from the queue. */
  run<T>(tenantId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

type Waiting = { tenantId: string; begin: () => void };

/** Number of served tenants that are remembered. */
const MOST_REMEMBERED = 10_000;

/**
 * Schedules work fairly among tenants in a limited number of slots: next is the tenant with the fewest running pieces,
 * then the one served longest ago. A tenant with a thousand requests gets as many slots as a tenant with one.
 */
export function createFairQueue({ atOnce, perTenant, mostWaiting = Infinity, onFull }: FairQueueLimits): FairQueue {
  const running = new Map<string, number>();
  const served = new Map<string, number>();
  let waiting: Waiting[] = [];
  let count = 0;
  let servedCount = 0;

  const runningOf = (tenantId: string) => running.get(tenantId) ?? 0;
  const compareWaiting = (one: Waiting, other: Waiting) =>
    runningOf(one.tenantId) - runningOf(other.tenantId) ||
    (served.get(one.tenantId) ?? 0) - (served.get(other.tenantId) ?? 0);

  const next = () => {
    while (count < atOnce) {
      const able = waiting.filter(({ tenantId }) => runningOf(tenantId) < perTenant);
      const chosen = able.reduce<Waiting | undefined>(
        (best, one) => (best && compareWaiting(best, one) <= 0 ? best : one),
        undefined,
      );
      if (!chosen) return;
      waiting = waiting.filter((one) => one !== chosen);
      begin(chosen.tenantId);
      chosen.begin();
    }
  };
  const begin = (tenantId: string) => {
    count += 1;
    running.set(tenantId, runningOf(tenantId) + 1);
    if (served.size > MOST_REMEMBERED) served.clear();
    served.set(tenantId, (servedCount += 1));
  };
  const end = (tenantId: string) => {
    count -= 1;
    const left = runningOf(tenantId) - 1;
    if (left > 0) running.set(tenantId, left);
    else running.delete(tenantId);
    next();
  };
  const waitForTurn = (tenantId: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting = waiting.filter((one) => one !== mine);
        reject(signal?.reason);
      };
      const mine: Waiting = {
        tenantId,
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(mine);
      next();
    });

  return {
    async run(tenantId, work, signal) {
      signal?.throwIfAborted();
      if (onFull && waiting.filter((one) => one.tenantId === tenantId).length >= mostWaiting) throw onFull();
      await waitForTurn(tenantId, signal);
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        end(tenantId);
      }
    },
  };
}

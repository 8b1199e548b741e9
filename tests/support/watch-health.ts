import { baseUrl } from './api-client';

export type Watch = {
  count(): number;
  /** 99th percentile of the probes' response times, in milliseconds. */
  stop(): Promise<{ p99Ms: number }>;
};

const EVERY_MS = 40;

/** Requests the product's health repeatedly, like a load balancer, until stopped. */
export function watchHealth(): Watch {
  const took: number[] = [];
  let isOver = false;
  const looping = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const isWell = await fetch(`${baseUrl()}/api/health`).then(
        async (response) => (await response.text(), response.ok),
        () => false,
      );
      took.push(isWell ? performance.now() - startedAt : Infinity);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return {
    count: () => took.length,
    async stop() {
      isOver = true;
      await looping;
      const sorted = took.toSorted((one, other) => one - other);
      return { p99Ms: sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? Infinity };
    },
  };
}

import pLimit from 'p-limit';

/**
 * Runs the work for every item, at most `limit` at a time, started in order. After the first failure no more are
 * started; it is thrown when the running ones have ended.
 */
export async function forEachParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const turn = pLimit(limit);
  const stop = new AbortController();
  const results = await Promise.allSettled(
    items.map((item) =>
      turn(async () => {
        if (stop.signal.aborted) return;
        try {
          await work(item);
        } catch (error) {
          stop.abort();
          throw error;
        }
      }),
    ),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

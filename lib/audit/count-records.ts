import { AsyncLocalStorage } from 'node:async_hooks';

type Tally = { records: number };

/** One per process: the web server's bundles contain several copies of this file. */
const shared = globalThis as typeof globalThis & { plumblineAuditTally?: AsyncLocalStorage<Tally> };
const tallies = (shared.plumblineAuditTally ??= new AsyncLocalStorage());

/** Runs `work` and returns its result with the number of audit records it added. */
export async function countAuditRecords<T>(work: () => Promise<T>): Promise<{ result: T; records: number }> {
  const tally: Tally = { records: 0 };
  const result = await tallies.run(tally, work);
  return { result, records: tally.records };
}

/** Counts one audit record for the surrounding `countAuditRecords`. */
export function noteRecord(): void {
  const tally = tallies.getStore();
  if (tally) tally.records += 1;
}

import { AsyncLocalStorage } from 'node:async_hooks';

type Tally = { records: number; tokenId: string | undefined };

/** One per process: the web server's bundles contain several copies of this file. */
const shared = globalThis as typeof globalThis & { plumblineAuditTally?: AsyncLocalStorage<Tally> };
const tallies = (shared.plumblineAuditTally ??= new AsyncLocalStorage());

/**
 * Runs `work` and returns its result with the number of audit records it added; each of them names the API token that
 * the caller used, if it was one.
 */
export async function countAuditRecords<T>(
  work: () => Promise<T>,
  { tokenId }: { tokenId?: string | undefined } = {},
): Promise<{ result: T; records: number }> {
  const tally: Tally = { records: 0, tokenId };
  const result = await tallies.run(tally, work);
  return { result, records: tally.records };
}

/** Counts one audit record for the surrounding `countAuditRecords`. */
export function countRecord(): void {
  const tally = tallies.getStore();
  if (tally) tally.records += 1;
}

/** The API token of the surrounding `countAuditRecords`, for the details of a record; empty for a person's session. */
export function tokenDetails(): { token_id?: string } {
  const tokenId = tallies.getStore()?.tokenId;
  return tokenId ? { token_id: tokenId } : {};
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseAway } from '@/db/is-away';

type Notes = { failure?: unknown };
const shared = globalThis as typeof globalThis & { plumblineAuthNotes?: AsyncLocalStorage<Notes> };
const storage = (shared.plumblineAuthNotes ??= new AsyncLocalStorage<Notes>());

/** Remembers that the database was away, for the call of the sign-in service that is running. */
export function noteDatabaseFailure(error: unknown): void {
  const notes = storage.getStore();
  if (notes && isDatabaseAway(error)) notes.failure ??= error;
}

/**
 * Runs a call of the sign-in service. Where the database was away meanwhile, throws what the database said, whatever
 * the service made of it: it answers that there is no session, that the account could not be made, or 500.
 */
export async function orDatabaseFailure<T>(call: () => Promise<T>): Promise<T> {
  const notes: Notes = {};
  const [outcome] = await storage.run(notes, () => Promise.allSettled([call()]));
  if (notes.failure !== undefined) throw notes.failure;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

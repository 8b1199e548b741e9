import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseUnavailable } from '@/db/is-database-unavailable';

type Notes = { failure?: unknown };
const shared = globalThis as typeof globalThis & { plumblineAuthNotes?: AsyncLocalStorage<Notes> };
const storage = (shared.plumblineAuthNotes ??= new AsyncLocalStorage<Notes>());

/** Records that the database failed during the current call of the sign-in service. */
export function recordDatabaseFailure(error: unknown): void {
  const notes = storage.getStore();
  if (notes && isDatabaseUnavailable(error)) notes.failure ??= error;
}

/**
 * Runs a call of the sign-in service. When the database failed during it, throws the database's error instead of the
 * service's result, which would be "no session", "account could not be made" or 500.
 */
export async function rethrowDatabaseFailure<T>(call: () => Promise<T>): Promise<T> {
  const notes: Notes = {};
  const [outcome] = await storage.run(notes, () => Promise.allSettled([call()]));
  if (notes.failure !== undefined) throw notes.failure;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

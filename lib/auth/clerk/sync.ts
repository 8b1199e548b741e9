import { callClerk, findInClerk } from './client';
import { deletePerson, storePerson } from './mirror';
import { toMembership, toPerson } from './people';

/** Clerk's largest page; no person belongs to more organizations. */
const PAGE = 500;

const shared = globalThis as typeof globalThis & { plumblineClerkSyncs?: Map<string, Promise<boolean>> };

/**
 * Fetches a person with all memberships from Clerk into the local tables; false when the person is deleted or banned.
 */
export function syncPerson(userId: string): Promise<boolean> {
  const running = (shared.plumblineClerkSyncs ??= new Map());
  const found = running.get(userId);
  if (found) return found;
  const started = fetchAndStore(userId).finally(() => running.delete(userId));
  running.set(userId, started);
  return started;
}

async function fetchAndStore(userId: string): Promise<boolean> {
  const found = await findInClerk((client) => client.users.getUser(userId));
  if (!found || found.banned) {
    await deletePerson(userId);
    return false;
  }
  const { data } = await callClerk((client) => client.users.getOrganizationMembershipList({ userId, limit: PAGE }));
  await storePerson(toPerson(found), data.map(toMembership));
  return true;
}

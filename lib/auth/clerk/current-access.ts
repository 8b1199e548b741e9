import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { member, user } from '@/db/schema';
import { ROLES, type Role } from '@/lib/context';
import { log } from '@/lib/log';
import type { ClerkSession } from './session';
import { syncPerson } from './sync';
import { toRole } from '../embedded/roles';

const STALE_MS = 24 * 60 * 60 * 1000;
/** Largest accepted difference between the clocks of Clerk and this machine, in milliseconds. */
const SKEW_MS = 5000;
/** While Clerk does not answer, an overdue refresh is retried no earlier than this, in milliseconds. */
const PAUSE_MS = 60_000;

const shared = globalThis as typeof globalThis & { plumblineClerkPauses?: Map<string, number> };

/**
 * The role of a session's person in the local tables. `role` is null without an active organization, or without a
 * membership in it.
 */
export type SessionAccess = { role: Role | null };

type Local = { syncedAt: Date; role: Role | null };

/**
 * Finds the current role of a session. The token's claims may be up to a minute old; the local tables up to a day, or a
 * moment after a webhook. When they disagree and the token is newer, Clerk is asked. Otherwise the tables decide, which
 * ends a removed member's access while the token is still valid.
 */
export async function currentAccess(session: ClerkSession): Promise<SessionAccess | null> {
  const local = await readLocal(session);
  if (!local) return (await syncPerson(session.userId)) ? roleNow(session) : null;
  const claimed = session.organization?.role ?? null;
  const isTokenNewer = local.syncedAt.getTime() < session.issuedAt.getTime() + SKEW_MS;
  if (local.role !== claimed && isTokenNewer) {
    try {
      return (await syncPerson(session.userId)) ? roleNow(session) : null;
    } catch (error) {
      // A known member gets the weaker of both roles; for an unknown person the error is thrown.
      if (!local.role) throw error;
      return { role: weaker(local.role, claimed) };
    }
  }
  if (Date.now() - local.syncedAt.getTime() > STALE_MS) return refreshed(session, local);
  return { role: local.role };
}

/** Without a session there is no claim of Clerk, so the local tables are trusted for this long, in milliseconds. */
const FRESH_MS = 5 * 60_000;

/**
 * The membership and role of a person without a session, for calls with an API token; null without an account or
 * membership. Clerk is asked again after five minutes, so that a person whom it removed or banned loses access without
 * a webhook too; while it does not answer, the local tables count.
 */
export async function currentAccessWithoutSession(
  userId: string,
  organizationId: string | null,
): Promise<{ membershipId: string | null; role: Role } | null> {
  const before = await readMembership(userId, organizationId);
  if (!before) return null;
  const isFresh = Date.now() - before.syncedAt.getTime() <= FRESH_MS;
  const pauses = (shared.plumblineClerkPauses ??= new Map());
  const known =
    isFresh || (pauses.get(userId) ?? 0) > Date.now() ? before : await syncedMembership(before, organizationId);
  if (!known) return null;
  if (organizationId === null) return { membershipId: null, role: 'org:admin' };
  return known.membershipId ? { membershipId: known.membershipId, role: toRole(known.role) } : null;
}

type Membership = { userId: string; syncedAt: Date; membershipId: string | null; role: string | null };

async function syncedMembership(before: Membership, organizationId: string | null): Promise<Membership | null> {
  try {
    return (await syncPerson(before.userId)) ? await readMembership(before.userId, organizationId) : null;
  } catch (error) {
    (shared.plumblineClerkPauses ??= new Map()).set(before.userId, Date.now() + PAUSE_MS);
    log.warn({ err: error, userId: before.userId }, 'a person could not be refreshed from the sign-in service');
    return before;
  }
}

async function readMembership(userId: string, organizationId: string | null): Promise<Membership | null> {
  const [row] = await database()
    .select({ userId: user.id, syncedAt: user.updatedAt, membershipId: member.id, role: member.role })
    .from(user)
    .leftJoin(member, and(eq(member.userId, user.id), eq(member.organizationId, organizationId ?? '')))
    .where(eq(user.id, userId));
  return row ?? null;
}

/** The daily refresh; the local data stays in use while Clerk does not answer. */
async function refreshed(session: ClerkSession, local: Local): Promise<SessionAccess | null> {
  const pauses = (shared.plumblineClerkPauses ??= new Map());
  if ((pauses.get(session.userId) ?? 0) > Date.now()) return { role: local.role };
  try {
    return (await syncPerson(session.userId)) ? await roleNow(session) : null;
  } catch (error) {
    pauses.set(session.userId, Date.now() + PAUSE_MS);
    log.warn({ err: error, userId: session.userId }, 'a person could not be refreshed from the sign-in service');
    return { role: local.role };
  }
}

async function roleNow(session: ClerkSession): Promise<SessionAccess | null> {
  const local = await readLocal(session);
  return local && { role: local.role };
}

async function readLocal({ userId, organization }: ClerkSession): Promise<Local | null> {
  const [row] = await database()
    .select({ syncedAt: user.updatedAt, role: member.role })
    .from(user)
    .leftJoin(member, and(eq(member.userId, user.id), eq(member.organizationId, organization?.id ?? '')))
    .where(eq(user.id, userId));
  return row ? { syncedAt: row.syncedAt, role: row.role === null ? null : toRole(row.role) } : null;
}

/** Roles are listed from strongest to weakest. */
function weaker(one: Role, other: Role | null): Role {
  return other && ROLES.indexOf(other) > ROLES.indexOf(one) ? other : one;
}

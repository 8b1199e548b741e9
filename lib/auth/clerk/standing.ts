import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { member, user } from '@/db/schema';
import { ROLES, type Role } from '@/lib/context';
import { log } from '@/lib/log';
import type { ClerkSession } from './session';
import { syncPerson } from './sync';
import { toRole } from '../embedded/roles';

const STALE_MS = 24 * 60 * 60 * 1000;
/** How far the clocks of Clerk and this machine may be apart. */
const SKEW_MS = 5000;
/** While Clerk does not answer, a due refresh is not tried again before this. */
const PAUSE_MS = 60_000;

const shared = globalThis as typeof globalThis & { plumblineClerkPauses?: Map<string, number> };

/**
 * The person of a session as the local tables know it. `role` is null without an active organization, or without a
 * place in it.
 */
export type Standing = { role: Role | null };

type Local = { syncedAt: Date; role: Role | null };

/**
 * What a token says of its organization may be a minute old, what the tables say a day, or a moment after a webhook.
 * Where they disagree and the token is newer than the tables, Clerk is asked; else the tables are right, which ends a
 * removed member's access while the token still lives.
 */
export async function standingOf(session: ClerkSession): Promise<Standing | null> {
  const local = await readLocal(session);
  if (!local) return (await syncPerson(session.userId)) ? roleNow(session) : null;
  const claimed = session.organization?.role ?? null;
  const isTokenNewer = local.syncedAt.getTime() < session.issuedAt.getTime() + SKEW_MS;
  if (local.role !== claimed && isTokenNewer) {
    try {
      return (await syncPerson(session.userId)) ? roleNow(session) : null;
    } catch (error) {
      // A known member keeps the weaker of both roles; whether an unknown one belongs here cannot be told.
      if (!local.role) throw error;
      return { role: weaker(local.role, claimed) };
    }
  }
  if (Date.now() - local.syncedAt.getTime() > STALE_MS) return refreshed(session, local);
  return { role: local.role };
}

/** The daily refresh; what is known goes on serving while Clerk does not answer. */
async function refreshed(session: ClerkSession, local: Local): Promise<Standing | null> {
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

async function roleNow(session: ClerkSession): Promise<Standing | null> {
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

/** Roles stand from strongest to weakest. */
function weaker(one: Role, other: Role | null): Role {
  return other && ROLES.indexOf(other) > ROLES.indexOf(one) ? other : one;
}

import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNull, lt } from 'drizzle-orm';
import { database, systemDatabase, type Db } from '@/db/client';
import { demoWorkspaces, member, organization, user } from '@/db/schema';
import { copyCompanies, copyWork, newIds, type Workspace } from './copy-sample';
import { copyVoting } from './copy-voting';
import { copyWatches, readWatches } from './copy-watches';
import { copyGrids } from './demo-grid';
import { startDemoQueue } from './demo-subscriptions';
import { DEMO_ORGANIZATION, DEMO_PERSON, findSampleWorkspace, isSamplePrepared } from './demo-workspace';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { dropDemoWorkspace } from './drop-workspaces';
import { demoWorkspaceOf, visitorAddress } from '@/lib/auth/embedded/demo-visitor';
import { embeddedAuth, findSession } from '@/lib/auth/embedded/better-auth';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 100;
/** When the demo is full, the oldest workspace is deleted, unless it is younger than this (milliseconds). */
const MIN_LIFETIME_MS = 60 * 60 * 1000;

/**
 * Creates a workspace for the visitor as a copy of the sample and signs them in. A returning visitor is signed in to
 * the existing one. Throws `unavailable` while the sample is prepared or the demo is full.
 */
export async function enterDemo(headers: Headers): Promise<Response> {
  const before = await findSession(headers);
  const held = before ? await demoWorkspaceOf(before.user) : null;
  if (before && held && !held.isOver) {
    await recordEntry(systemDatabase(), { tenantId: held.tenantId, userId: before.user.id });
    return Response.json({ success: true });
  }
  const sample = await findSampleWorkspace();
  if (!sample)
    throw new AppError('unavailable', 'The demo workspace is still being prepared. Try again in a few seconds.');
  await makeRoom();
  const isPrepared = await isSamplePrepared(sample);
  const visitor = await makeWorkspace(sample, isPrepared);
  if (isPrepared) await startQueue(visitor);
  return embeddedAuth().api.openSession({
    body: { userId: visitor.userId, isForADay: true },
    headers,
    asResponse: true,
  });
}

async function makeRoom(): Promise<void> {
  const [live] = await systemDatabase().select({ value: count() }).from(demoWorkspaces);
  if ((live?.value ?? 0) < MOST_AT_ONCE) return;
  const [oldest] = await systemDatabase()
    .select()
    .from(demoWorkspaces)
    .where(lt(demoWorkspaces.createdAt, new Date(Date.now() - MIN_LIFETIME_MS)))
    .orderBy(asc(demoWorkspaces.createdAt))
    .limit(1);
  if (!oldest)
    throw new AppError('unavailable', 'The demo has reached its limit of visitors. Try again later, or sign up.');
  await dropDemoWorkspace(oldest);
}

async function makeWorkspace(sample: Context, isPrepared: boolean): Promise<Workspace> {
  const [tenantId, userId] = [randomUUID(), randomUUID()];
  await systemDatabase().transaction(async (tx) => {
    await tx.insert(user).values({ id: userId, name: DEMO_PERSON, email: visitorAddress(userId) });
    await tx.insert(organization).values({ id: tenantId, name: DEMO_ORGANIZATION, slug: `demo-${tenantId}` });
    await tx.insert(member).values({ id: randomUUID(), organizationId: tenantId, userId, role: 'member' });
    await tx.insert(demoWorkspaces).values({ tenantId, userId, expiresAt: new Date(Date.now() + LIFETIME_MS) });
    await copyCompanies(tx, sample, { tenantId, userId });
    if (isPrepared) await fill(tx, sample, { tenantId, userId });
    await recordEntry(tx, { tenantId, userId });
  });
  return { tenantId, userId };
}

function recordEntry(db: Db, visitor: Workspace): Promise<void> {
  return recordAudit(db, visitor, { action: 'demo.enter', subjectType: 'organization', subjectId: visitor.tenantId });
}

/**
 * Copies the sample's current content to workspaces that were created before the sample was ready. Returns their
 * number.
 */
export async function copySampleToWaitingWorkspaces(sample: Context, signal: AbortSignal): Promise<number> {
  const waiting = await database().select().from(demoWorkspaces).where(isNull(demoWorkspaces.filledAt));
  for (const visitor of waiting) {
    signal.throwIfAborted();
    await database().transaction((tx) => fill(tx, sample, visitor));
    await startQueue(visitor);
  }
  return waiting.length;
}

/** When the queue cannot be started, the demo opens without it. */
async function startQueue({ tenantId }: Workspace): Promise<void> {
  try {
    await startDemoQueue({ tenantId });
  } catch (error) {
    log.warn({ err: error }, 'the queue of a demo workspace could not be started');
  }
}

/** Runs once per workspace, also when called at the same time. */
async function fill(tx: Db, sample: Workspace, visitor: Workspace): Promise<void> {
  const [claimed] = await tx
    .update(demoWorkspaces)
    .set({ filledAt: new Date() })
    .where(and(eq(demoWorkspaces.tenantId, visitor.tenantId), isNull(demoWorkspaces.filledAt)))
    .returning({ tenantId: demoWorkspaces.tenantId });
  if (!claimed) return;
  const ids = newIds(sample, visitor);
  const watches = await readWatches(tx, sample, ids);
  await copyWork(tx, sample, ids);
  await copyVoting(tx, sample, visitor, ids);
  await copyGrids(tx, sample, visitor);
  await copyWatches(tx, watches, ids);
}

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { auditRecords, member, organization, user } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';

export const DEMO_ORGANIZATION = 'Varde Pension Fund';
export const DEMO_PERSON = 'Ingrid Haakonsen';
const SAMPLE = { email: 'sample@plumbline.invalid', slug: 'varde-pension-fund-sample' };
const PREPARED = 'demo.prepared';

/**
 * The workspace that demo visitors get copies of: its person and organization, created when missing. It cannot be
 * signed in to, because its person has no password.
 */
export async function ensureSampleWorkspace(): Promise<Context> {
  return database().transaction(async (tx) => {
    await tx.insert(user).values({ id: randomUUID(), email: SAMPLE.email, name: DEMO_PERSON }).onConflictDoNothing();
    await tx
      .insert(organization)
      .values({ id: randomUUID(), name: DEMO_ORGANIZATION, slug: SAMPLE.slug })
      .onConflictDoNothing();
    const ctx = await findSampleWorkspace(tx);
    if (!ctx) throw new Error('The sample workspace could not be created.');
    await tx
      .insert(member)
      .values({ id: randomUUID(), organizationId: ctx.tenantId, userId: ctx.userId, role: 'admin' })
      .onConflictDoNothing();
    return ctx;
  });
}

/** Null until the samples have been loaded. */
export async function findSampleWorkspace(db: Db = database()): Promise<Context | null> {
  const [row] = await db
    .select({ userId: user.id, tenantId: organization.id })
    .from(user)
    .innerJoin(organization, eq(organization.slug, SAMPLE.slug))
    .where(eq(user.email, SAMPLE.email));
  return row ? { ...row, organizationId: row.tenantId, role: 'org:admin' } : null;
}

/** Whether the sample's reports and engagements are ready to be copied. */
export async function isSamplePrepared({ tenantId }: Pick<Context, 'tenantId'>): Promise<boolean> {
  const [row] = await database()
    .select({ id: auditRecords.id })
    .from(auditRecords)
    .where(and(eq(auditRecords.tenantId, tenantId), eq(auditRecords.action, PREPARED)))
    .limit(1);
  return row !== undefined;
}

/** Marks the sample as ready to be copied. */
export async function markSamplePrepared(ctx: Context): Promise<void> {
  if (await isSamplePrepared(ctx)) return;
  await recordAudit(database(), ctx, { action: PREPARED, subjectType: 'organization', subjectId: ctx.tenantId });
}

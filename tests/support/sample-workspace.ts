import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { companies, demoWorkspaces, engagements, organization, reports, user } from '@/db/schema';
import { ensureSampleWorkspace, markSamplePrepared } from '@/lib/demo/demo-workspace';
import type { Context } from '@/lib/context';
import { makeRows } from './some-rows';

/** A sample with a row in every table, as if the product had prepared it. */
export async function prepareSample(): Promise<Context> {
  const owner = { tenantId: randomUUID(), userId: randomUUID() };
  const db = systemDatabase();
  await makeRows(db, owner);
  // The sample's companies are EDGAR's, as stored by the seed.
  await db.update(companies).set({ tenantId: null, source: 'sec' }).where(eq(companies.tenantId, owner.tenantId));
  await db.delete(demoWorkspaces).where(eq(demoWorkspaces.tenantId, owner.tenantId));
  await db.update(user).set({ email: 'sample@plumbline.invalid' }).where(eq(user.id, owner.userId));
  await db.update(organization).set({ slug: 'varde-pension-fund-sample' }).where(eq(organization.id, owner.tenantId));
  const [report] = await db
    .update(reports)
    .set({ visibility: 'organization', status: 'completed' })
    .where(eq(reports.tenantId, owner.tenantId))
    .returning();
  await db
    .update(engagements)
    .set({ visibility: 'organization', status: 'email_drafted', reportId: report?.id ?? '' })
    .where(eq(engagements.tenantId, owner.tenantId));
  const ctx = await ensureSampleWorkspace();
  await markSamplePrepared(ctx);
  return ctx;
}

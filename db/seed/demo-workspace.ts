import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { member, organization, user } from '@/db/schema';
import { DEMO_EMAIL, demoPassword, embeddedAuth } from '@/lib/auth/embedded-auth';
import type { Context } from '@/lib/context';

const DEMO_ORGANIZATION = { name: 'Varde Pension Fund', slug: 'varde-pension-fund-demo' };

/** The demo user and organization, made when missing; returns the context to act in. */
export async function ensureDemoWorkspace(): Promise<Context> {
  const db = database();
  const [existing] = await db.select({ id: user.id }).from(user).where(eq(user.email, DEMO_EMAIL));
  const userId = existing?.id ?? (await embeddedAuth().api.signUpEmail({ body: { email: DEMO_EMAIL, password: demoPassword(), name: 'Ingrid Haakonsen' } })).user.id;
  const [held] = await db.select({ id: organization.id }).from(organization).where(eq(organization.slug, DEMO_ORGANIZATION.slug));
  const organizationId = held?.id ?? (await createOrganization(userId));
  await db.insert(member).values({ id: crypto.randomUUID(), organizationId, userId, role: 'admin' }).onConflictDoNothing();
  return { userId, tenantId: organizationId, organizationId, role: 'org:admin' };
}

async function createOrganization(userId: string): Promise<string> {
  const created = await embeddedAuth().api.createOrganization({ body: { ...DEMO_ORGANIZATION, userId } });
  if (!created) throw new Error('The demo organization could not be made.');
  return created.id;
}

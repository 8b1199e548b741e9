import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { organization, user } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { currentOrganizationSchema } from './schema';

/**
 * The active organization, or the personal account, with the caller's role in it. Throws `unauthorized` when the person
 * or organization was deleted.
 */
export async function readCurrentOrganization(ctx: Context): Promise<z.infer<typeof currentOrganizationSchema>> {
  const { organizationId, tenantId: id, role } = ctx;
  if (organizationId) {
    const [row] = await database().select().from(organization).where(eq(organization.id, organizationId));
    if (!row) throw new AppError('unauthorized', 'Please sign in.');
    return { id, name: row.name, slug: row.slug, is_personal: false, role };
  }
  const [person] = await database().select({ name: user.name }).from(user).where(eq(user.id, ctx.userId));
  if (!person) throw new AppError('unauthorized', 'Please sign in.');
  return { id, name: person.name, slug: null, is_personal: true, role };
}

import { eq, inArray } from 'drizzle-orm';
import { database, systemDatabase } from '@/db/client';
import { organization, user } from '@/db/schema';
import type { Context } from '@/lib/context';

const UNKNOWN = 'A colleague';

/** Names by user id, also of former members; deleted users are called "a colleague". */
export async function namesOf(ids: readonly (string | null)[]): Promise<(id: string | null) => string> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    known.length > 0
      ? await systemDatabase()
          .select({ id: user.id, name: user.name, email: user.email })
          .from(user)
          .where(inArray(user.id, known))
      : [];
  const byId = new Map(rows.map((row) => [row.id, row.name || row.email]));
  return (id) => (id === null ? '' : (byId.get(id) ?? UNKNOWN));
}

/** The signature of a letter; unknown parts become placeholders for the writer. */
export async function senderOf(ctx: Context): Promise<{ name: string; organization: string }> {
  const [person] = await database().select({ name: user.name }).from(user).where(eq(user.id, ctx.userId));
  const [held] = ctx.organizationId
    ? await database()
        .select({ name: organization.name })
        .from(organization)
        .where(eq(organization.id, ctx.organizationId))
    : [];
  return {
    name: person?.name || '[Your name]',
    organization: held?.name ?? (ctx.organizationId ? '[Your organization]' : ''),
  };
}

import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { user } from '@/db/schema';
import { authProvider } from '@/lib/auth';

type Person = { userId: string; tenantId: string; organizationId: string | null };

const MEMBERS_PER_PAGE = 500;

/** Where to write to; null for who has left the organization: its news are no longer theirs. */
export async function emailAddress({ userId, tenantId, organizationId }: Person): Promise<string | null> {
  if (!organizationId) {
    const [row] = await database().select({ email: user.email }).from(user).where(eq(user.id, userId));
    return row?.email ?? null;
  }
  const ctx = { userId, tenantId, organizationId, role: 'org:viewer' } as const;
  for (let offset = 0; ; offset += MEMBERS_PER_PAGE) {
    const { members, total } = await authProvider().listMembers(ctx, { limit: MEMBERS_PER_PAGE, offset });
    const found = members.find((member) => member.user_id === userId);
    if (found) return found.email;
    if (members.length === 0 || offset + members.length >= total) return null;
  }
}

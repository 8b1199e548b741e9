import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { user } from '@/db/schema';
import { authProvider } from '@/lib/auth';
import { isAddressConfirmed } from '@/lib/mail/allowance';
import { canSendMail } from '@/lib/mail/send-mail';

type Person = { userId: string; tenantId: string; organizationId: string | null };

const MEMBERS_PER_PAGE = 500;

/**
 * The address for notifications; null when the person has left the organization, or when the address is unconfirmed and
 * may belong to another person.
 */
export async function emailAddress({ userId, tenantId, organizationId }: Person): Promise<string | null> {
  if (!organizationId) {
    const [row] = await database().select({ email: user.email }).from(user).where(eq(user.id, userId));
    return row && (await mayReceive(userId)) ? row.email : null;
  }
  const ctx = { userId, tenantId, organizationId, role: 'org:viewer' } as const;
  for (let offset = 0; ; offset += MEMBERS_PER_PAGE) {
    const { members, total } = await authProvider().listMembers(ctx, { limit: MEMBERS_PER_PAGE, offset });
    const found = members.find((member) => member.user_id === userId);
    if (found) return (await mayReceive(userId)) ? found.email : null;
    if (members.length === 0 || offset + members.length >= total) return null;
  }
}

async function mayReceive(userId: string): Promise<boolean> {
  return !canSendMail() || isAddressConfirmed(userId);
}

import { eq } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { demoWorkspaces } from '@/db/schema';
import { AppError } from '@/lib/errors';

/**
 * Domain of the demo visitors' addresses; it can receive no mail. Other addresses need no look-up; a row in the table
 * decides.
 */
const VISITORS = 'visitors.plumbline.invalid';

/** The address of a demo visitor's account. */
export function visitorAddress(visitorId: string): string {
  return `${visitorId}@${VISITORS}`;
}

export type DemoWorkspace = { tenantId: string; isOver: boolean };

/** The workspace of a demo visitor; null for everybody else. */
export async function demoWorkspaceOf({ id, email }: { id: string; email: string }): Promise<DemoWorkspace | null> {
  if (!email.endsWith(`@${VISITORS}`)) return null;
  const [row] = await systemDatabase()
    .select({ tenantId: demoWorkspaces.tenantId, expiresAt: demoWorkspaces.expiresAt })
    .from(demoWorkspaces)
    .where(eq(demoWorkspaces.userId, id));
  return row ? { tenantId: row.tenantId, isOver: row.expiresAt.getTime() <= Date.now() } : null;
}

/** Refuses changes that demo visitors may not make: other organizations, a name or a password. */
export async function refuseVisitor(person: { id: string; email: string }): Promise<void> {
  if (await demoWorkspaceOf(person))
    throw new AppError('forbidden', 'This is not available in the demo workspace. Sign up for an account of your own.');
}

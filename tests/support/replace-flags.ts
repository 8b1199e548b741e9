import { eq } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { engagements } from '@/db/schema';
import type { FlagResult } from '@/lib/templates/flags/schema';

/** Gives an engagement copies of other flags, as one opened before the quotes were held to what they show may have. */
export async function replaceFlags(
  engagementId: string,
  change: (flags: readonly FlagResult[]) => FlagResult[],
): Promise<void> {
  const db = systemDatabase();
  const [row] = await db
    .select({ flags: engagements.triggeredFlags })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  await db
    .update(engagements)
    .set({ triggeredFlags: change((row?.flags ?? []) as FlagResult[]) })
    .where(eq(engagements.id, engagementId));
}

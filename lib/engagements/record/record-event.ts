import type { Db } from '@/db/client';
import { engagementEvents } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';

type Event = {
  /** Noun and verb, such as 'email.send'; the audit record is called engagement.<kind>. */
  kind: string;
  /** Text for the timeline; absent for events that only the audit log records. */
  text?: string;
  details?: Record<string, unknown>;
};

/** Adds an event to the timeline and the audit log in the transaction of the change. */
export async function recordEvent(
  tx: Db,
  ctx: Context,
  engagementId: string,
  { kind, text, details }: Event,
): Promise<void> {
  if (text) await tx.insert(engagementEvents).values({ engagementId, userId: ctx.userId, kind, text });
  await recordAudit(tx, ctx, {
    action: `engagement.${kind}`,
    subjectType: 'engagement',
    subjectId: engagementId,
    ...(details ? { details } : {}),
  });
}

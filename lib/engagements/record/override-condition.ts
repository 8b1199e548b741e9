import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { engagementEmailVersions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { namesOf } from '../notes/people';
import { requireVersion } from '../email/read-version';
import { recordEvent } from './record-event';
import type { EmailVersion, LetterChecks, OverrideInput } from '../schema-email';
import { toVersion } from './to-engagement';
import { requireEngagement } from './visible-engagements';

/**
 * Accepts a marked sentence; records by whom and why. Throws `not_found` for an unknown engagement, version or
 * sentence.
 */
export async function overrideCondition(ctx: Context, id: string, input: OverrideInput): Promise<EmailVersion> {
  const changed = await database().transaction(async (tx) => {
    const row = await requireEngagement(ctx, id, tx, { isLocked: true });
    const version = await requireVersion(row, input.version_id, tx);
    const condition = (version.checks as LetterChecks).voting_conditions.find((one) => one.id === input.condition_id);
    if (!condition) throw new AppError('not_found', 'This version does not contain this marked sentence.');
    const overrides = [
      ...version.overrides.filter((one) => one.condition_id !== condition.id),
      { condition_id: condition.id, reason: input.reason, by: ctx.userId, at: new Date().toISOString() },
    ];
    const [updated] = await tx
      .update(engagementEmailVersions)
      .set({ overrides })
      .where(eq(engagementEmailVersions.id, version.id))
      .returning();
    await recordEvent(tx, ctx, id, {
      kind: 'email.override',
      text: `13D/13G warning overridden in version ${version.number}: ${input.reason}`,
      details: { version: version.number, sentence: condition.sentence, reason: input.reason },
    });
    return updated ?? version;
  });
  return toVersion(changed, await namesOf([changed.createdBy, ...changed.overrides.map(({ by }) => by)]));
}

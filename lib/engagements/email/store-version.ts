import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { engagementEmailVersions, engagements } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { LetterChecks } from '../schema-email';
import { emitStatus } from '../record/emit-status';
import type { VersionRow } from '../record/to-engagement';
import type { EngagementRow } from '../record/visible-engagements';

export type NewVersion = Pick<
  VersionRow,
  | 'subject'
  | 'content'
  | 'userPrompt'
  | 'kind'
  | 'baseVersionId'
  | 'engine'
  | 'promptVersion'
  | 'plan'
  | 'givenFacts'
  | 'notes'
> & { checks: LetterChecks };

/**
 * Adds a version, makes it the current one, and moves a draft to Email Ready. The caller must hold the lock on the
 * engagement's row.
 */
export async function storeVersion(
  tx: Db,
  ctx: Context,
  row: EngagementRow,
  version: NewVersion,
  base: VersionRow | undefined,
): Promise<VersionRow> {
  const number = row.emailVersionsCount + 1;
  const [stored] = await tx
    .insert(engagementEmailVersions)
    .values({
      engagementId: row.id,
      number,
      createdBy: ctx.userId,
      ...version,
      overrides: keptOverrides(base, version.checks),
    })
    .returning();
  if (!stored) throw new AppError('internal', 'The email could not be stored.');
  await tx
    .update(engagements)
    .set({
      emailVersionsCount: number,
      currentVersionId: stored.id,
      ...(row.status === 'draft' ? { status: 'email_drafted' as const } : {}),
    })
    .where(eq(engagements.id, row.id));
  if (row.status === 'draft') await emitStatus(tx, row, 'email_drafted');
  return stored;
}

/** An override is kept while its sentence stays word for word the same. */
function keptOverrides(base: VersionRow | undefined, checks: LetterChecks): VersionRow['overrides'] {
  const ids = new Set(checks.voting_conditions.map(({ id }) => id));
  return (base?.overrides ?? []).filter(({ condition_id }) => ids.has(condition_id));
}

import { and, desc, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { engagementEmailVersions } from '@/db/schema';
import { AppError } from '@/lib/errors';
import type { VersionRow } from '../record/to-engagement';
import type { EngagementRow } from '../record/visible-engagements';

/**
 * The version with the given id, otherwise the current one; undefined when there is none. Throws `not_found` for an id
 * of no version of the engagement.
 */
export async function findVersion(
  db: Db,
  row: Pick<EngagementRow, 'id' | 'currentVersionId'>,
  versionId?: string | null,
): Promise<VersionRow | undefined> {
  const wanted = versionId ?? row.currentVersionId;
  if (!wanted) return undefined;
  const [version] = await db
    .select()
    .from(engagementEmailVersions)
    .where(and(eq(engagementEmailVersions.engagementId, row.id), eq(engagementEmailVersions.id, wanted)));
  if (!version && versionId)
    throw new AppError('not_found', 'This engagement does not have this version of its email.');
  return version;
}

export async function newestVersion(db: Db, engagementId: string): Promise<VersionRow | undefined> {
  const [version] = await db
    .select()
    .from(engagementEmailVersions)
    .where(eq(engagementEmailVersions.engagementId, engagementId))
    .orderBy(desc(engagementEmailVersions.number))
    .limit(1);
  return version;
}

/** The version with the given id; throws `not_found` otherwise. */
export async function requireVersion(
  row: Pick<EngagementRow, 'id' | 'currentVersionId'>,
  versionId: string,
  db: Db = database(),
): Promise<VersionRow> {
  const version = await findVersion(db, row, versionId);
  if (!version) throw new AppError('not_found', 'This engagement does not have this version of its email.');
  return version;
}

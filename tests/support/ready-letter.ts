import { eq } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { engagementEmailVersions, engagementNoteRevisions, engagementObjectives, engagements } from '@/db/schema';

/** Gives the tenant's engagement a written, unsent letter, whatever its previous rows; returns the ids of both. */
export async function readyLetter(tenantId: string): Promise<{ id: string; versionId: string }> {
  const db = systemDatabase();
  const [engagement] = await db
    .update(engagements)
    .set({
      status: 'email_drafted',
      visibility: 'organization',
      emailSentAt: null,
      triggeredFlags: [],
      triggeredFlagsCount: 0,
      relevantQueries: [],
      documents: [],
      actionItems: [],
      summary: null,
      meetingDate: null,
      notesRevision: 0,
    })
    .where(eq(engagements.tenantId, tenantId))
    .returning({ id: engagements.id });
  if (!engagement) throw new Error('The tenant has no engagement.');
  // With an existing objective, sending does not add the letter's own.
  await db
    .update(engagementObjectives)
    .set({ flagDescription: null, nextYear: null })
    .where(eq(engagementObjectives.engagementId, engagement.id));
  await db.delete(engagementNoteRevisions).where(eq(engagementNoteRevisions.engagementId, engagement.id));
  const [version] = await db
    .update(engagementEmailVersions)
    .set({
      subject: 'A conversation',
      content: 'We would welcome a conversation.',
      kind: 'manual',
      engine: 'manual',
      plan: null,
      checks: { sentences: [], unlinked_count: 0, voting_conditions: [], open_conditions: 0 },
    })
    .where(eq(engagementEmailVersions.engagementId, engagement.id))
    .returning({ id: engagementEmailVersions.id });
  if (!version) throw new Error('The engagement has no letter.');
  await db
    .update(engagements)
    .set({ currentVersionId: version.id, emailVersionsCount: 1 })
    .where(eq(engagements.id, engagement.id));
  return { id: engagement.id, versionId: version.id };
}

import { and, asc, count, desc, eq, getTableColumns, ne } from 'drizzle-orm';
import { database } from '@/db/client';
import { engagementEmailVersions, engagementEvents, engagementObjectives, engagements, reports } from '@/db/schema';
import { hasLanguageModel } from '@/lib/answers/answer-engine';
import type { Context } from '@/lib/context';
import { canSendLetters } from '@/lib/organizations/letter-permission';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { laterReports, toObjective } from './later-reports';
import { namesOf } from '../notes/people';
import type { Engagement, EngagementDetail, EngagementFilters, TimelineEntry } from '../schema';
import type { MeetingSummary } from '../schema-notes';
import { nextStatuses } from './status.rules';
import { currentOf, notesOf, toEngagement, toVersion } from './to-engagement';
import { isVisibleEngagement, requireEngagement } from './visible-engagements';

const {
  triggeredFlags: _flags,
  relevantQueries: _queries,
  documents: _documents,
  notes: _notes,
  summary: _summary,
  ...listColumns
} = getTableColumns(engagements);

/** Most recently changed first. "Active" means not completed. */
export async function listEngagements(
  ctx: Context,
  filters: EngagementFilters,
): Promise<{ engagements: Engagement[]; total: number; page: number; size: number }> {
  const where = and(
    isVisibleEngagement(ctx),
    filters.status ? eq(engagements.status, filters.status) : undefined,
    filters.tab === 'active'
      ? ne(engagements.status, 'completed')
      : filters.tab === 'history'
        ? eq(engagements.status, 'completed')
        : undefined,
    filters.company_id ? eq(engagements.companyId, filters.company_id) : undefined,
  );
  const [counted] = await database().select({ value: count() }).from(engagements).where(where);
  const rows = await database()
    .select({ row: listColumns, existing: reports.id })
    .from(engagements)
    .leftJoin(reports, eq(reports.id, engagements.reportId))
    .where(where)
    .orderBy(desc(engagements.updatedAt), asc(engagements.id))
    .limit(filters.size)
    .offset((filters.page - 1) * filters.size);
  return {
    engagements: rows.map(({ row, existing }) => toEngagement(ctx, row, existing !== null)),
    total: counted?.value ?? 0,
    page: filters.page,
    size: filters.size,
  };
}

/** One engagement with its emails, notes and objectives; throws `not_found` when the caller may not see it. */
export async function getEngagement(ctx: Context, id: string): Promise<EngagementDetail> {
  const db = database();
  const row = await requireEngagement(ctx, id);
  const versionRows = await db
    .select()
    .from(engagementEmailVersions)
    .where(eq(engagementEmailVersions.engagementId, id))
    .orderBy(asc(engagementEmailVersions.number));
  const objectiveRows = await db
    .select()
    .from(engagementObjectives)
    .where(eq(engagementObjectives.engagementId, id))
    .orderBy(asc(engagementObjectives.createdAt), asc(engagementObjectives.id));
  const [existing] = await db.select({ id: reports.id }).from(reports).where(eq(reports.id, row.reportId));
  const overriders = versionRows.flatMap((version) => version.overrides.map(({ by }) => by));
  const nameOf = await namesOf([
    row.createdBy,
    row.notesUpdatedBy,
    ...versionRows.map((version) => version.createdBy),
    ...overriders,
  ]);
  const versions = versionRows.map((version) => toVersion(version, nameOf));
  const current = currentOf(row, versions);
  const { notes, ...notesFields } = notesOf(row, nameOf);
  const later = objectiveRows.some(({ flagDescription }) => flagDescription) ? await laterReports(ctx, row) : [];
  return {
    ...toEngagement(ctx, row, existing !== undefined),
    ...notesFields,
    meeting_notes: notes,
    email_versions: versions,
    current_version_id: current?.id ?? null,
    email_subject: current?.subject ?? null,
    current_email_content: current?.content ?? null,
    next_statuses: nextStatuses(row.status),
    meeting_duration_minutes: row.meetingDurationMinutes,
    meeting_location: row.meetingLocation,
    ai_summary: (row.summary as MeetingSummary | null) ?? null,
    objectives: objectiveRows.map((objective) => toObjective(objective, later)),
    triggered_flags_snapshot: row.triggeredFlags as FlagResult[],
    relevant_queries_snapshot: row.relevantQueries,
    documents_snapshot: row.documents,
    report_date: row.reportDate.toISOString(),
    can_send_mail: await canSendLetters(ctx),
    has_language_model: hasLanguageModel(),
  };
}

/** The events of an engagement, newest first. Throws `not_found` when the caller may not see the engagement. */
export async function readTimeline(ctx: Context, id: string): Promise<{ events: TimelineEntry[]; total: number }> {
  await requireEngagement(ctx, id);
  const rows = await database()
    .select()
    .from(engagementEvents)
    .where(eq(engagementEvents.engagementId, id))
    .orderBy(desc(engagementEvents.id));
  const nameOf = await namesOf(rows.map((row) => row.userId));
  const events = rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    text: row.text,
    actor_name: nameOf(row.userId),
    created_at: row.createdAt.toISOString(),
  }));
  return { events, total: events.length };
}

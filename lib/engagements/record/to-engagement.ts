import type { Context } from '@/lib/context';
import type { Engagement, EngagementDetail } from '../schema';
import type { EmailVersion, LetterChecks } from '../schema-email';
import type { engagementEmailVersions } from '@/db/schema';
import type { EngagementRow } from './visible-engagements';

export type VersionRow = typeof engagementEmailVersions.$inferSelect;

/** The columns needed for a list; the snapshots are not loaded. */
export type ListedEngagement = Omit<
  EngagementRow,
  'triggeredFlags' | 'relevantQueries' | 'documents' | 'notes' | 'summary'
>;

export function toEngagement(ctx: Context, row: ListedEngagement, reportExists: boolean): Engagement {
  return {
    id: row.id,
    company_id: row.companyId,
    company_name: row.companyName,
    company_ticker: row.companyTicker,
    status: row.status,
    report_id: row.reportId,
    report_exists: reportExists,
    report_title: row.reportTitle,
    agm_date: row.agmDate,
    triggered_flags_count: row.triggeredFlagsCount,
    email_versions_count: row.emailVersionsCount,
    email_sent_at: row.emailSentAt?.toISOString() ?? null,
    sent_to: row.sentTo,
    meeting_date: row.meetingDate,
    follow_up_required: row.followUpRequired,
    open_action_items: row.actionItems.filter((item) => !item.is_done).length,
    visibility: row.visibility,
    can_edit: ctx.role !== 'org:viewer',
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A version with its stored checks and the overrides added since. */
export function toVersion(row: VersionRow, nameOf: (id: string | null) => string): EmailVersion {
  const stored = row.checks as LetterChecks;
  const voting_conditions = stored.voting_conditions.map((condition) => {
    const override = row.overrides.find((one) => one.condition_id === condition.id);
    return {
      ...condition,
      override: override ? { reason: override.reason, by: nameOf(override.by), at: override.at } : null,
    };
  });
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    content: row.content,
    user_prompt: row.userPrompt,
    kind: row.kind,
    base_version_id: row.baseVersionId,
    engine: row.engine,
    notes: row.notes,
    checks: {
      ...stored,
      voting_conditions,
      open_conditions: voting_conditions.filter(({ override }) => !override).length,
    },
    created_by: row.createdBy,
    created_by_name: nameOf(row.createdBy),
    created_at: row.createdAt.toISOString(),
  };
}

/** The current version, otherwise the last in the list; undefined when it is empty. */
export function currentOf(
  row: Pick<EngagementRow, 'currentVersionId'>,
  versions: readonly EmailVersion[],
): EmailVersion | undefined {
  return versions.find((version) => version.id === row.currentVersionId) ?? versions.at(-1);
}

export function notesOf(
  row: EngagementRow,
  nameOf: (id: string | null) => string,
): Pick<
  EngagementDetail,
  'attendees' | 'action_items' | 'follow_up_required' | 'notes_revision' | 'notes_updated_at' | 'notes_updated_by_name'
> & { notes: string } {
  return {
    notes: row.notes,
    attendees: row.attendees,
    action_items: row.actionItems,
    follow_up_required: row.followUpRequired,
    notes_revision: row.notesRevision,
    notes_updated_at: row.notesUpdatedAt?.toISOString() ?? null,
    notes_updated_by_name: nameOf(row.notesUpdatedBy),
  };
}

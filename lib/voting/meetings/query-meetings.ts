import { and, desc, eq, gte, ilike, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { database } from '@/db/client';
import {
  ballotLines,
  ballots,
  documents,
  meetingLines,
  meetings,
  reports,
  subscriptionGroupCompanies,
  subscriptionGroups,
  tenantCompanies,
  votingPolicies,
} from '@/db/schema';
import { likePattern } from '@/lib/companies/list-companies';
import type { Context } from '@/lib/context';
import { isVisibleReport } from '@/lib/reports/read/visible-reports';
import { hasOutcome } from './has-outcome';
import type { Meeting, MeetingFilters, MeetingState } from './schema';

type BallotCounts = { lines: number; referred: number; byHand: number };

const isOneOf = (column: PgColumn, only: readonly string[] | undefined) =>
  only ? inArray(column, [...only]) : undefined;

/** Lines of a ballot, those that nobody has decided, and those decided by hand; of all meetings, or of some. */
export function ballotCounts(only?: readonly string[]) {
  const ofMeetings =
    only && database().select({ id: ballots.id }).from(ballots).where(isOneOf(ballots.meetingId, only));
  return database()
    .select({
      ballotId: ballotLines.ballotId,
      lines: sql<number>`count(*)::int`.as('line_count'),
      referred: sql<number>`(count(*) filter (where ${ballotLines.vote} is null))::int`.as('referred_count'),
      byHand: sql<number>`(count(*) filter (where ${ballotLines.setBy} is not null
          and ${ballotLines.vote} is not null))::int`.as('by_hand_count'),
    })
    .from(ballotLines)
    .where(ofMeetings && inArray(ballotLines.ballotId, ofMeetings))
    .groupBy(ballotLines.ballotId)
    .as('ballot_counts');
}

/** The newest ballot of every meeting of the tenant, or of some. */
function newestBallots(tenantId: string, only?: readonly string[]) {
  const counts = ballotCounts(only);
  return database()
    .selectDistinctOn([ballots.meetingId], {
      id: ballots.id,
      meetingId: ballots.meetingId,
      state: ballots.state,
      policyId: ballots.policyId,
      policyName: votingPolicies.name,
      policyVersion: ballots.policyVersion,
      filingChangedAt: ballots.filingChangedAt,
      lines: sql<number>`coalesce(${counts.lines}, 0)`.as('ballot_lines_total'),
      referred: sql<number>`coalesce(${counts.referred}, 0)`.as('ballot_referred'),
      byHand: sql<number>`coalesce(${counts.byHand}, 0)`.as('ballot_by_hand'),
    })
    .from(ballots)
    .innerJoin(votingPolicies, eq(votingPolicies.id, ballots.policyId))
    .leftJoin(counts, eq(counts.ballotId, ballots.id))
    .where(and(eq(ballots.tenantId, tenantId), isOneOf(ballots.meetingId, only)))
    .orderBy(ballots.meetingId, desc(ballots.updatedAt))
    .as('newest_ballot');
}

function newestReports(ctx: Context, only?: readonly string[]) {
  return database()
    .selectDistinctOn([meetings.id], {
      meetingId: sql<string>`${meetings.id}`.as('report_meeting_id'),
      id: sql<string>`${reports.id}`.as('report_id'),
      status: reports.status,
      done: reports.progressDone,
      total: reports.progressTotal,
      flagStatus: reports.flagStatus,
    })
    .from(reports)
    .innerJoin(
      meetings,
      and(eq(meetings.tenantId, ctx.tenantId), sql`${meetings.proxyDocumentId} = any(${reports.documentIds})`),
    )
    .where(and(isVisibleReport(ctx), isOneOf(meetings.id, only)))
    .orderBy(meetings.id, desc(reports.createdAt))
    .as('newest_report');
}

/**
 * Everything a list of meetings shows, ready to be filtered, counted and paged. With `only`, what is counted of each
 * meeting is counted only for these.
 */
export function meetingsQuery(ctx: Context, only?: readonly string[]) {
  const ballot = newestBallots(ctx.tenantId, only);
  const report = newestReports(ctx, only);
  const lines = database()
    .select({ meetingId: meetingLines.meetingId, total: sql<number>`count(*)::int`.as('lines_total') })
    .from(meetingLines)
    .where(and(isNull(meetingLines.removedAt), isOneOf(meetingLines.meetingId, only)))
    .groupBy(meetingLines.meetingId)
    .as('meeting_line_counts');
  const state = sql<MeetingState>`case
    when ${ballot.id} is null then 'no_ballot'
    when ${ballot.state} = 'voted' and ${hasOutcome(ctx)} then 'outcome'
    when ${ballot.state} = 'draft' and (${ballot.referred} > 0 or ${ballot.byHand} > 0) then 'needs_review'
    else ${ballot.state} end`;
  const columns = {
    id: meetings.id,
    companyId: meetings.companyId,
    companyName: tenantCompanies.name,
    ticker: tenantCompanies.ticker,
    meetingDate: meetings.meetingDate,
    meetingType: meetings.meetingType,
    recordDate: meetings.recordDate,
    proxyDocumentId: meetings.proxyDocumentId,
    amendments: sql<number>`cardinality(${meetings.amendmentDocumentIds})`,
    formType: documents.formType,
    filingDate: documents.filingDate,
    status: documents.processingStatus,
    linesTotal: sql<number>`coalesce(${lines.total}, 0)`,
    state,
    ballotId: ballot.id,
    ballotState: ballot.state,
    policyId: ballot.policyId,
    policyName: ballot.policyName,
    policyVersion: ballot.policyVersion,
    ballotLines: ballot.lines,
    referred: ballot.referred,
    byHand: ballot.byHand,
    filingChangedAt: ballot.filingChangedAt,
    reportId: report.id,
    reportStatus: report.status,
    reportDone: report.done,
    reportTotal: report.total,
    flagStatus: report.flagStatus,
  };
  const joined = <T extends Record<string, unknown>>(selection: T) =>
    database()
      .select(selection as unknown as typeof columns)
      .from(meetings)
      .innerJoin(
        tenantCompanies,
        and(eq(tenantCompanies.tenantId, meetings.tenantId), eq(tenantCompanies.companyId, meetings.companyId)),
      )
      .leftJoin(documents, eq(documents.id, meetings.proxyDocumentId))
      .leftJoin(lines, eq(lines.meetingId, meetings.id))
      .leftJoin(ballot, eq(ballot.meetingId, meetings.id))
      .leftJoin(report, eq(report.meetingId, meetings.id));
  const where = (filters: MeetingFilters): SQL | undefined =>
    and(
      eq(meetings.tenantId, ctx.tenantId),
      filters.from ? gte(meetings.meetingDate, filters.from) : undefined,
      filters.to ? lte(meetings.meetingDate, filters.to) : undefined,
      filters.company_id ? eq(meetings.companyId, filters.company_id) : undefined,
      filters.state ? sql`${state} = ${filters.state}` : undefined,
      filters.has_referred === undefined
        ? undefined
        : filters.has_referred
          ? sql`coalesce(${ballot.referred}, 0) > 0`
          : sql`coalesce(${ballot.referred}, 0) = 0`,
      filters.search
        ? or(
            ilike(tenantCompanies.name, likePattern(filters.search)),
            ilike(tenantCompanies.ticker, likePattern(filters.search)),
          )
        : undefined,
      filters.group_id ? inGroup(ctx, filters.group_id) : undefined,
    );
  return { columns, joined, where, state, ballot };
}

/** The condition that a meeting's company is in a group of the caller's organization. */
export function inGroup({ tenantId }: Pick<Context, 'tenantId'>, groupId: string): SQL {
  return sql`exists (select 1 from ${subscriptionGroupCompanies}
    join ${subscriptionGroups} on ${subscriptionGroups.id} = ${subscriptionGroupCompanies.groupId}
    where ${subscriptionGroups.tenantId} = ${tenantId}
    and ${subscriptionGroupCompanies.groupId} = ${groupId}
    and ${subscriptionGroupCompanies.companyId} = ${meetings.companyId})`;
}

type Listed = Awaited<ReturnType<ReturnType<typeof meetingsQuery>['joined']>>[number];

const DAY_MS = 86_400_000;

/** Days from `today` to the meeting, both as "2026-05-01"; negative after it, null without a date. */
export function daysLeft(date: string | null, today: string): number | null {
  return date === null ? null : Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
}

/** The meeting as the API has it. `today` is a day such as "2026-05-01"; `outcome` is null until results are stored. */
export function toMeeting(row: Listed, today: string, outcome: Meeting['outcome']): Meeting {
  return {
    id: row.id,
    company_id: row.companyId,
    company_name: row.companyName,
    ticker: row.ticker,
    meeting_date: row.meetingDate,
    meeting_type: row.meetingType,
    record_date: row.recordDate,
    days_left: daysLeft(row.meetingDate, today),
    proxy_document_id: row.proxyDocumentId,
    filing:
      row.proxyDocumentId && row.formType
        ? {
            document_id: row.proxyDocumentId,
            form_type: row.formType,
            filing_date: row.filingDate,
            status: row.status ?? '',
            amendments: row.amendments,
          }
        : null,
    lines_total: row.linesTotal,
    state: row.ballotState !== 'voted' ? row.state : outcome ? 'outcome' : 'voted',
    ballot: ballotOf(row, outcome !== null),
    report: row.reportId
      ? {
          id: row.reportId,
          status: row.reportStatus ?? '',
          progress: { done: row.reportDone ?? 0, total: row.reportTotal ?? 0 },
          triggered: row.flagStatus?.flags_triggered ?? 0,
          undetermined: row.flagStatus?.flags_cannot_determine ?? 0,
          clear: row.flagStatus?.flags_clear ?? 0,
        }
      : null,
    outcome,
  };
}

function ballotOf(row: Listed & Partial<BallotCounts>, isClosed: boolean): Meeting['ballot'] {
  if (!row.ballotId || !row.policyId) return null;
  return {
    id: row.ballotId,
    state: row.ballotState === 'voted' && isClosed ? 'outcome' : (row.ballotState ?? 'draft'),
    policy_id: row.policyId,
    policy_name: row.policyName ?? '',
    policy_version: row.policyVersion ?? 1,
    lines: row.ballotLines ?? 0,
    referred: row.referred ?? 0,
    by_hand: row.byHand ?? 0,
    filing_changed: row.filingChangedAt !== null,
  };
}

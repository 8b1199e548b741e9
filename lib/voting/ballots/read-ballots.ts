import { and, asc, desc, eq, gte, ilike, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { database } from '@/db/client';
import { ballotEvents, ballotLines, ballots, documents, meetings, tenantCompanies, votingPolicies } from '@/db/schema';
import { likePattern } from '@/lib/companies/list-companies';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { peopleOf } from '@/lib/organizations/people';
import { hasOutcome } from '../meetings/has-outcome';
import { ballotCounts, inGroup } from '../meetings/query-meetings';
import { isWithMajority } from '../outcomes/support.rules';
import { isVoteOf, VOTES, type RuleVote, type Vote } from '../vocabulary.rules';
import { mayApprove } from './approval';
import { engagementOf } from './engagement-of-ballot';
import { outcomesOfMeetings, type MeetingOutcome } from './outcome-of-line';
import {
  ballotLineContent,
  decisionSchema,
  type Ballot,
  type BallotFilters,
  type BallotLine,
  type BallotSummary,
  type ListBallotsQuery,
} from './schema';
import { hasSecondPerson, readVotingSettings } from './settings';
import type { BallotRow } from './visible-ballots';

export type BallotLineRow = typeof ballotLines.$inferSelect;

/** The organization's ballots by the date of their meetings, one page. */
export async function listBallots(
  ctx: Context,
  input: ListBallotsQuery,
): Promise<{ ballots: BallotSummary[]; total: number; page: number; size: number }> {
  const { rows, total } = await selectBallots(ctx, whereOf(ctx, input), input);
  const summaries = await toSummaries(rows);
  return { ballots: summaries, total, page: input.page, size: input.size };
}

/** A ballot with its lines, their results where they are known, and its history. `not_found`. */
export async function getBallot(ctx: Context, ballotId: string): Promise<Ballot> {
  const { rows } = await selectBallots(ctx, eq(ballots.id, ballotId), { page: 1, size: 1 });
  const [row] = rows;
  const [summary] = await toSummaries(rows);
  if (!row || !summary) throw new AppError('not_found', 'Ballot not found');
  const stored = await readBallotLines(ballotId);
  const events = await database()
    .select()
    .from(ballotEvents)
    .where(eq(ballotEvents.ballotId, ballotId))
    .orderBy(asc(ballotEvents.id));
  const people = await peopleOf([...stored.flatMap(({ setBy }) => setBy ?? []), ...events.map(({ userId }) => userId)]);
  const outcome = (await outcomesOfMeetings([row.ballot.meetingId])).get(row.ballot.meetingId);
  const approval = mayApprove(ctx, {
    ballot: row.ballot,
    undecided: stored.filter(({ vote }) => vote === null).length,
    isFourEyes: (await readVotingSettings(ctx)).second_pair_of_eyes,
    hasSecondPerson: await hasSecondPerson(ctx),
  });
  return {
    ...summary,
    meeting: {
      meeting_type: row.meetingType,
      record_date: row.recordDate,
      meeting_time: row.meetingTime,
      place: row.place,
      proxy_document_id: row.proxyDocumentId,
      form_type: row.formType,
      fiscal_year: row.fiscalYear,
      filing_date: row.filingDate,
    },
    lines: stored.map((line) => toBallotLine(line, people, outcome)),
    history: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      text: event.text,
      by: event.userId,
      by_name: people.get(event.userId)?.name ?? '',
      at: event.createdAt.toISOString(),
      details: event.details,
    })),
    can_edit: ctx.role !== 'org:viewer' && row.ballot.state !== 'voted',
    approval_refusal: approval.refusal,
    approval_warning: approval.warning,
    outcome: outcome
      ? {
          document_id: outcome.documentId,
          form_type: outcome.formType,
          filing_date: outcome.filingDate,
          documents: [...outcome.documents],
          unmatched: [...outcome.unmatched],
        }
      : null,
    engagement: row.proxyDocumentId ? await engagementOf(ctx, row.proxyDocumentId) : null,
  };
}

/** The lines of a ballot in their order; the caller has checked that the ballot may be seen. */
export async function readBallotLines(ballotId: string, db = database()): Promise<BallotLineRow[]> {
  return db.select().from(ballotLines).where(eq(ballotLines.ballotId, ballotId)).orderBy(asc(ballotLines.ordinal));
}

/** Ids of all ballots that match the filters, in the order of the list. */
export async function ballotIds(
  ctx: Context,
  filters: BallotFilters,
  most: number,
): Promise<{ ids: string[]; total: number }> {
  const { rows, total } = await selectBallots(ctx, whereOf(ctx, filters), { page: 1, size: most });
  return { ids: rows.map(({ ballot }) => ballot.id), total };
}

function whereOf(ctx: Context, filters: BallotFilters): SQL | undefined {
  const counts = sql.identifier('ballot_counts');
  const isOpen = sql`(coalesce(${counts}."referred_count", 0) > 0 or coalesce(${counts}."by_hand_count", 0) > 0)`;
  const state = filters.state;
  return and(
    filters.from ? gte(meetings.meetingDate, filters.from) : undefined,
    filters.to ? lte(meetings.meetingDate, filters.to) : undefined,
    filters.company_id ? eq(meetings.companyId, filters.company_id) : undefined,
    filters.meeting_id ? eq(ballots.meetingId, filters.meeting_id) : undefined,
    filters.policy_id ? eq(ballots.policyId, filters.policy_id) : undefined,
    filters.group_id ? inGroup(ctx, filters.group_id) : undefined,
    filters.has_referred === undefined
      ? undefined
      : filters.has_referred
        ? sql`coalesce(${counts}."referred_count", 0) > 0`
        : sql`coalesce(${counts}."referred_count", 0) = 0`,
    state === 'needs_review' ? and(eq(ballots.state, 'draft'), isOpen) : undefined,
    state === 'outcome' ? and(eq(ballots.state, 'voted'), hasOutcome(ctx)) : undefined,
    state === 'voted' ? and(eq(ballots.state, 'voted'), not(hasOutcome(ctx))) : undefined,
    state === 'draft' || state === 'approved' ? eq(ballots.state, state) : undefined,
    filters.search
      ? or(
          ilike(tenantCompanies.name, likePattern(filters.search)),
          ilike(tenantCompanies.ticker, likePattern(filters.search)),
        )
      : undefined,
  );
}

async function selectBallots(ctx: Context, where: SQL | undefined, page: { page: number; size: number }) {
  const counts = ballotCounts();
  const selection = {
    ballot: ballots,
    companyId: meetings.companyId,
    companyName: tenantCompanies.name,
    ticker: tenantCompanies.ticker,
    meetingDate: meetings.meetingDate,
    meetingType: meetings.meetingType,
    recordDate: meetings.recordDate,
    meetingTime: meetings.meetingTime,
    place: meetings.place,
    proxyDocumentId: meetings.proxyDocumentId,
    formType: documents.formType,
    fiscalYear: documents.fiscalYear,
    filingDate: documents.filingDate,
    policyName: votingPolicies.name,
    lines: counts.lines,
    referred: counts.referred,
    byHand: counts.byHand,
  };
  const joined = <T extends Record<string, unknown>>(columns: T) =>
    database()
      .select(columns as unknown as typeof selection)
      .from(ballots)
      .innerJoin(meetings, eq(meetings.id, ballots.meetingId))
      .innerJoin(
        tenantCompanies,
        and(eq(tenantCompanies.tenantId, ballots.tenantId), eq(tenantCompanies.companyId, meetings.companyId)),
      )
      .innerJoin(votingPolicies, eq(votingPolicies.id, ballots.policyId))
      .leftJoin(documents, eq(documents.id, meetings.proxyDocumentId))
      .leftJoin(counts, eq(counts.ballotId, ballots.id))
      .where(and(eq(ballots.tenantId, ctx.tenantId), where));
  const [counted] = (await joined({ total: sql<number>`count(*)::int` })) as unknown as { total: number }[];
  const rows = await joined(selection)
    .orderBy(sql`${meetings.meetingDate} is null`, asc(meetings.meetingDate), desc(ballots.createdAt), ballots.id)
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  return { rows, total: counted?.total ?? 0 };
}

type Selected = Awaited<ReturnType<typeof selectBallots>>['rows'][number];

async function toSummaries(rows: readonly Selected[]): Promise<BallotSummary[]> {
  const people = await peopleOf(rows.flatMap(({ ballot }) => editorsOf(ballot)));
  const outcomes = await outcomesOfMeetings(rows.map(({ ballot }) => ballot.meetingId));
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id)?.name ?? ''));
  return rows.map(({ ballot, ...row }) => {
    const isDraft = ballot.state === 'draft';
    return {
      id: ballot.id,
      meeting_id: ballot.meetingId,
      company_id: row.companyId,
      company_name: row.companyName,
      ticker: row.ticker,
      meeting_date: row.meetingDate,
      policy_id: ballot.policyId,
      policy_name: row.policyName,
      policy_version: ballot.policyVersion,
      state: ballot.state === 'voted' && outcomes.has(ballot.meetingId) ? 'outcome' : ballot.state,
      needs_review: isDraft && ((row.referred ?? 0) > 0 || (row.byHand ?? 0) > 0),
      lines_total: row.lines ?? 0,
      referred: row.referred ?? 0,
      by_hand: row.byHand ?? 0,
      filing_changed: ballot.filingChangedAt !== null,
      filing_changed_at: ballot.filingChangedAt?.toISOString() ?? null,
      prepared_by: ballot.preparedBy,
      prepared_by_name: nameOf(ballot.preparedBy) ?? '',
      is_automatic: ballot.isAutomatic,
      changed_by: ballot.changedBy,
      changed_by_name: nameOf(ballot.changedBy),
      changed_at: ballot.changedAt?.toISOString() ?? null,
      approved_by: ballot.approvedBy,
      approved_by_name: nameOf(ballot.approvedBy),
      approved_at: ballot.approvedAt?.toISOString() ?? null,
      voted_by: ballot.votedBy,
      voted_by_name: nameOf(ballot.votedBy),
      voted_at: ballot.votedAt?.toISOString() ?? null,
      created_at: ballot.createdAt.toISOString(),
      updated_at: ballot.updatedAt.toISOString(),
    };
  });
}

function editorsOf(ballot: BallotRow): string[] {
  return [ballot.preparedBy, ballot.changedBy, ballot.approvedBy, ballot.votedBy].filter((id) => id !== null);
}

function toBallotLine(
  row: BallotLineRow,
  people: ReadonlyMap<string, { name: string }>,
  outcome: MeetingOutcome | undefined,
): BallotLine {
  const result = row.meetingLineId ? outcome?.byLine.get(row.meetingLineId) : undefined;
  const { by_hand: byHand, key: _key, ...line } = ballotLineContent.parse(row.line);
  const decision = decisionSchema.parse(row.decision);
  return {
    id: row.id,
    ...line,
    line_by_hand: byHand,
    policy_vote: row.policyVote as RuleVote,
    rule: decision.rule,
    fact: decision.fact,
    facts: decision.facts,
    missing: decision.missing,
    rationale: row.rationale,
    is_rationale_by_hand: row.rationale !== decision.rationale,
    vote: row.vote as Vote | null,
    reason: row.reason,
    is_by_hand: row.setBy !== null && row.vote !== null,
    set_by: row.setBy,
    set_by_name: row.setBy === null ? null : (people.get(row.setBy)?.name ?? ''),
    set_at: row.setAt?.toISOString() ?? null,
    choices: choicesOf(line.kind, line.vote_standard),
    outcome: result ? { ...result, with_majority: isWithMajority(row.vote, result) } : null,
  };
}

/**
 * The votes that can be cast on a line. Directors are elected by plurality with "withhold", by majority with
 * "against".
 */
export function choicesOf(kind: BallotLine['kind'], standard: string | null): Vote[] {
  return VOTES.filter((vote) => {
    if (!isVoteOf(kind, vote)) return false;
    if (kind !== 'director_election' || standard === null) return true;
    return standard === 'plurality' ? vote !== 'against' : vote !== 'withhold';
  });
}

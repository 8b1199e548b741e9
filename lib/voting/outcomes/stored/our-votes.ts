import { and, asc, eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { ballotLines, ballots, meetings } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { AgendaLine } from '../matching/match-lines.rules';

/** A line of a ballot with what we voted; null where nothing was decided. */
export type OurLine = AgendaLine & { ballotId: string; vote: string | null };

/** The key of a meeting in `ourVotes`; the date as "2026-05-01". */
export const meetingKey = (companyId: string, meetingDate: string) => `${companyId} ${meetingDate}`;

/**
 * What the tenant voted at the named meetings, by `meetingKey`: the lines of the ballot that was recorded as voted, or
 * else of one that was approved. A draft is not a vote. A meeting without such a ballot is absent.
 */
export async function ourVotes(
  { tenantId }: Pick<Context, 'tenantId'>,
  called: readonly { companyId: string; meetingDate: string }[],
): Promise<ReadonlyMap<string, OurLine[]>> {
  if (called.length === 0) return new Map();
  const rows = await database()
    .select({
      ballotId: ballots.id,
      state: ballots.state,
      companyId: meetings.companyId,
      meetingDate: meetings.meetingDate,
      id: ballotLines.id,
      line: ballotLines.line,
      vote: ballotLines.vote,
    })
    .from(ballotLines)
    .innerJoin(ballots, eq(ballots.id, ballotLines.ballotId))
    .innerJoin(meetings, eq(meetings.id, ballots.meetingId))
    .where(
      and(
        eq(ballots.tenantId, tenantId),
        inArray(ballots.state, ['approved', 'voted']),
        inArray(meetings.companyId, [...new Set(called.map(({ companyId }) => companyId))]),
      ),
    )
    .orderBy(asc(ballots.createdAt), asc(ballotLines.ordinal));
  const ofMeeting = Map.groupBy(rows, (row) => meetingKey(row.companyId, row.meetingDate ?? ''));
  return new Map(
    [...ofMeeting].map(([key, lines]) => {
      const chosen = (lines.find(({ state }) => state === 'voted') ?? lines[0])?.ballotId;
      return [key, lines.filter(({ ballotId }) => ballotId === chosen).map(toOurLine)];
    }),
  );
}

type Row = { id: string; ballotId: string; line: unknown; vote: string | null };

function toOurLine({ id, ballotId, line, vote }: Row): OurLine {
  const { number, kind, title, nominee } = line as Omit<AgendaLine, 'id'>;
  return { id, ballotId, number, kind, title, nominee, vote };
}

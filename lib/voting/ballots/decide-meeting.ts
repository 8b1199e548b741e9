import { database, type Db } from '@/db/client';
import type { Context } from '@/lib/context';
import { decideLine } from '../policy/decide/decide-line';
import { loadMeetings } from '../policy/stored-meetings';
import type { PolicyContent } from '../policy/schema';
import type { BallotLineContent, Decision } from './schema';

export type DecidedLine = { meetingLineId: string; ordinal: number; line: BallotLineContent; decision: Decision };

/** What a policy says of every line of a meeting. */
export async function decideMeeting(
  ctx: Pick<Context, 'tenantId'>,
  meetingId: string,
  policy: PolicyContent,
  db: Db = database(),
): Promise<DecidedLine[]> {
  const [meeting] = await loadMeetings(ctx, [meetingId], db);
  if (!meeting) return [];
  return meeting.lines.map(({ id, ...line }, ordinal) => ({
    meetingLineId: id,
    ordinal,
    line: { ...line, key: id },
    decision: decideLine({ policy, line, sheet: meeting.sheet, companyName: meeting.companyName }),
  }));
}

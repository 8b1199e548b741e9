import { database, type Db } from '@/db/client';
import type { Context } from '@/lib/context';
import { decideLine, type JudgeWords } from '../policy/decide/decide-line';
import { loadMeetings, type StoredMeeting } from '../policy/stored-meetings';
import type { PolicyContent } from '../policy/schema';
import type { BallotLineContent, Decision } from './schema';

export type DecidedLine = { meetingLineId: string; ordinal: number; line: BallotLineContent; decision: Decision };

/** What a policy decides for every line of a meeting. */
export async function decideMeeting(
  ctx: Pick<Context, 'tenantId'>,
  meetingId: string,
  policy: PolicyContent,
  db: Db = database(),
  words?: JudgeWords,
): Promise<DecidedLine[]> {
  const [meeting] = await loadMeetings(ctx, [meetingId], db);
  return meeting ? decideLoaded(meeting, policy, words) : [];
}

/** The same for a loaded meeting. Rules in words refer their lines, unless `words` has the judgement of a model. */
export function decideLoaded(meeting: StoredMeeting, policy: PolicyContent, words?: JudgeWords): DecidedLine[] {
  return meeting.lines.map(({ id, ...line }, ordinal) => ({
    meetingLineId: id,
    ordinal,
    line: { ...line, key: id },
    decision: decideLine({ policy, line, sheet: meeting.sheet, companyName: meeting.companyName, words }),
  }));
}

import type { Context } from '@/lib/context';
import { isOfLine, judgePolicyRule } from './decide/decide-line';
import type { StoredRule } from './schema';
import { loadMeetings, meetingIds, type StoredMeeting } from './stored-meetings';

export type Coverage = { read: number; of: number };

/** Most meetings, the newest, that coverage is counted over. */
const MOST = 200;
const BATCH = 50;

/**
 * Coverage of each rule, in order: of the stored meetings with lines of its kinds (`of`), those in which all facts that
 * it needs were read (`read`).
 */
export async function coverageOf(ctx: Pick<Context, 'tenantId'>, rules: readonly StoredRule[]): Promise<Coverage[]> {
  const ids = (await meetingIds(ctx, {})).slice(0, MOST);
  const counts = rules.map((): Coverage => ({ read: 0, of: 0 }));
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const meeting of await loadMeetings(ctx, ids.slice(start, start + BATCH))) count(meeting, rules, counts);
  }
  return counts;
}

function count(meeting: StoredMeeting, rules: readonly StoredRule[], counts: Coverage[]): void {
  rules.forEach((rule, index) => {
    const lines = meeting.lines.filter((line) => isOfLine(rule, line));
    const coverage = counts[index];
    if (lines.length === 0 || !coverage) return;
    coverage.of += 1;
    if (lines.every((line) => judgePolicyRule(rule, line, meeting.sheet).truth !== 'unknown')) coverage.read += 1;
  });
}

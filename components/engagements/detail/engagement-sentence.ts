import type { OutcomeMeeting } from '@/lib/voting/outcomes/schema';

export type PaySupport = { year: string; support: number; documentId: string; page: number | null };

/** Support for pay at the meetings of a company, oldest first; classes of shares that voted apart are left out. */
export function paySupports(outcomes: readonly OutcomeMeeting[]): (PaySupport & { date: string })[] {
  return outcomes
    .flatMap((meeting) =>
      meeting.lines.flatMap((line) =>
        line.kind === 'say_on_pay' && line.share_class === null && line.support_cast !== null
          ? [
              {
                date: meeting.meeting_date,
                year: meeting.meeting_date.slice(0, 4),
                support: line.support_cast,
                documentId: line.document_id,
                page: line.page_number,
              },
            ]
          : [],
      ),
    )
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/**
 * The vote on pay since an engagement was created: "Raised in 2025, support for pay fell from 92% to 71%".
 * Undefined where no vote has been filed.
 */
export function engagementSentence(
  outcomes: readonly OutcomeMeeting[],
  raisedOn: string,
): { text: string; latest: PaySupport } | undefined {
  const supports = paySupports(outcomes);
  const raised = raisedOn.slice(0, 10);
  const before = supports.findLast(({ date }) => date < raised);
  const after = supports.find(({ date }) => date >= raised);
  const whole = (support: number) => `${Math.round(support)}%`;
  if (before && after) {
    const [from, to] = [whole(before.support), whole(after.support)];
    const text =
      from === to
        ? `support for pay stayed at ${to}`
        : `support for pay ${after.support < before.support ? 'fell' : 'rose'} from ${from} to ${to}`;
    return { text: `Raised in ${raised.slice(0, 4)}, ${text} (${before.year} to ${after.year})`, latest: after };
  }
  if (after)
    return {
      text: `Raised in ${raised.slice(0, 4)}, support for pay was ${whole(after.support)} in ${after.year}`,
      latest: after,
    };
  if (!before) return undefined;
  const earlier = supports.findLast(({ date }) => date < before.date);
  const since = earlier ? `, ${whole(earlier.support)} in ${earlier.year}` : '';
  return {
    text: `Support for pay was ${whole(before.support)} in ${before.year}${since}; no vote since it was raised`,
    latest: before,
  };
}

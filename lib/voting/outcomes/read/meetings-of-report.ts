import type { TextBlock } from './tables/blocks';
import { addNonVotes, areAllZero, saysNoneOnAny } from './prose/broker-non-votes';
import { isFinalReport, isPreliminaryReport, meetingIn } from './prose/meeting-dates';
import type { Proposal } from './prose/proposal';
import { sharesPresentIn } from './prose/shares-present';
import { noteStatedResults, withoutUncounted } from './prose/stated-results';
import { withoutUncertainFigures } from './tables/carried-lines';
import type { ReadLine, ReadMeeting, Votes } from './types';

/** The meetings of a report; the last one is being read. Holds what the report says of all lines of a meeting. */
export class MeetingsOfReport {
  private readonly closed: ReadMeeting[] = [];
  current: ReadMeeting = emptyMeeting();
  /** Paragraphs before the first proposal of the meeting. */
  private before: string[] = [];
  /** Read under the headings of a table before. */
  private readonly carried = new Set<ReadLine>();
  private isFinal = false;
  /** "There were no broker non-votes on any matter." */
  private nonVotesOfAll: Votes | undefined;
  /** Lines of nominees whom the words on their election call elected, with its proposal. */
  private readonly elected = new Map<ReadLine, Proposal>();

  /** All meetings with votes or a decision on the frequency. */
  end(): ReadMeeting[] {
    this.close();
    const meetings = this.closed.map((meeting) => ({
      ...meeting,
      lines: withoutUncertainFigures(meeting.lines, this.carried, meeting.sharesPresent),
      isPreliminary: meeting.isPreliminary && !this.isFinal,
    }));
    return meetings.filter(({ lines, frequency }) => lines.length > 0 || frequency !== null);
  }

  private close(): void {
    withoutUncounted(this.elected);
    for (const text of this.before) noteStatedResults(this.current.lines, text);
    if (this.nonVotesOfAll) addNonVotes(this.current.lines, this.nonVotesOfAll);
    this.nonVotesOfAll = undefined;
    this.closed.push(this.current);
    this.before = [];
  }

  /** Notes date and kind of the meeting that a paragraph names; true where another meeting begins with it. */
  note(block: TextBlock): boolean {
    const { date, kind } = meetingIn(block.text);
    // A meeting that is adjourned and goes on is still the same one.
    const isSame = /\breconvened\b/i.test(block.text) && kind === this.current.kind;
    const isOther = date !== null && this.current.date !== null && date !== this.current.date && !isSame;
    const isHeading =
      kind !== null && this.current.kind !== null && kind !== this.current.kind && block.text.length < 60;
    const begins = (isOther || isHeading) && this.current.lines.length > 0;
    if (begins) {
      this.close();
      this.current = emptyMeeting();
    }
    if (date !== null && (this.current.lines.length === 0 || this.current.date === null)) this.current.date = date;
    this.current.kind ??= kind;
    this.current.isPreliminary ||= isPreliminaryReport(block.text);
    this.isFinal ||= isFinalReport(block.text);
    this.current.sharesPresent ??= sharesPresentIn(block);
    return begins;
  }

  /** Words on the results before the votes apply to the following ones. */
  noteResults(text: string, isBeforeFirst: boolean): void {
    if (this.current.lines.length > 0) noteStatedResults(this.current.lines, text);
    else if (isBeforeFirst) this.before.push(text);
  }

  /** Whether a sentence on broker non-votes is about all lines; where there were none on any, it is kept for them. */
  noteNonVotesOfAll(count: Votes, text: string): boolean {
    if (!saysNoneOnAny(text)) return false;
    this.nonVotesOfAll = areAllZero(count) ? count : undefined;
    return true;
  }

  noteCarried(line: ReadLine): void {
    this.carried.add(line);
  }

  noteElected(line: ReadLine, proposal: Proposal): void {
    this.elected.set(line, proposal);
  }
}

const emptyMeeting = (): ReadMeeting => ({
  date: null,
  kind: null,
  lines: [],
  frequency: null,
  isPreliminary: false,
  sharesPresent: null,
});

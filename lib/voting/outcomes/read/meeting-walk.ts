import { oneOf } from '@/lib/format/patterns';
import { rangeWithin, type Block, type Range, type TableBlock, type TextBlock } from './tables/blocks';
import { addNonVotes, areNonVotes, saysNoneOnThis, linesOfBrokerNonVotes } from './prose/broker-non-votes';
import { frequencyDecision } from './prose/frequency-decision';
import {
  withoutMarks,
  groupCounted,
  isElection,
  isGroupOfHolders,
  isNote,
  isPersonName,
  isTotal,
  labelOf,
} from './labels';
import { nomineeIn, shareClassOf, statedResultOf, type Label } from './labels';
import { MeetingsOfReport } from './meetings-of-report';
import { lineOfRow } from './tables/line-of-row';
import { meetingIn } from './prose/meeting-dates';
import { electionTitle, noProposal, numberInSentence, resultStated, titleOf, type Proposal } from './prose/proposal';
import { readClauses } from './prose/read-clauses';
import { leadingNominee, readPeople } from './prose/read-people';
import { isResult, readProse, nonVotesByProposal } from './prose/read-prose';
import { readTable } from './tables/read-table';
import type { RowEvent, TableEvent } from './tables/table-events';
import { rowAsText, voteKindsIn, type Head } from './tables/table-heads';
import type { ReadLine, ReadMeeting, Votes } from './types';
import { headingOf } from './vote-words';
import { INTRODUCTIONS, NO_TITLE_WORDS } from './meeting-walk-patterns';

const OF_ANOTHER_YEAR = /\b(?:last|previous|prior) (?:year|annual meeting)/i;
const NO_TITLE = new RegExp(String.raw`^${oneOf(NO_TITLE_WORDS)}\b`, 'i');

const INTRODUCTION = new RegExp(String.raw`^${oneOf(INTRODUCTIONS)}\b`, 'i');

/** Reads the report from top to bottom and records each line with the proposal and the meeting it belongs to. */
export class MeetingWalk {
  private readonly meetings = new MeetingsOfReport();
  private current: Proposal = noProposal();
  /** Paragraphs since the last votes, which may name the next proposal where nothing is numbered. */
  private loose: TextBlock[] = [];
  private isTitleAwaited = false;
  /** Titles of a list that comes before the votes, by number. */
  private titles = new Map<string, string>();
  /** A nominee whose name is alone above the votes. */
  private person: string | undefined;
  private isLabelFresh = false;
  private heads: Head[] = [];

  take(block: Block): void {
    if (block.kind === 'text') this.text(block);
    else this.table(block);
  }

  end(): ReadMeeting[] {
    return this.meetings.end();
  }

  private get meeting(): ReadMeeting {
    return this.meetings.current;
  }

  private text(block: TextBlock): void {
    const { text } = block;
    const decision = frequencyDecision(text);
    this.noteMeeting(block);
    if (decision)
      this.meeting.frequency = { value: decision.value, at: rangeWithin(block, decision.start, decision.end) };
    const label = proposalOf(text);
    if (isNote(text) || this.isMarkOfNote(label)) return;
    if (!label) this.meetings.noteResults(text, this.current.title === '');
    if (label) this.startProposal(label.number, label.title, text, rangeOf(block));
    else if (this.current.isElection && isPersonName(text)) this.person = withoutMarks(text);
    else if (this.isTitleAwaited && text.length > 3 && !NO_TITLE.test(text)) {
      this.current.title = titleOf(text);
      this.current.at = rangeOf(block);
      this.current.said += ` ${text}`;
      this.current.isElection ||= isElection(text);
      this.isTitleAwaited = false;
    } else {
      this.loose.push(block);
      this.current.said += this.isLabelFresh ? ` ${text}` : '';
    }
    this.prose(block, label !== undefined);
  }

  /** "(1)" alone between a title and its votes, where the votes of proposal 1 came before. */
  private isMarkOfNote(label: Label | undefined): boolean {
    if (!label || label.number === null || label.title !== '' || !this.isLabelFresh) return false;
    return this.current.title !== '' && this.meeting.lines.some(({ number }) => number === label.number);
  }

  /** Counts within a sentence: of the proposal that it names, or of the one above it. */
  private prose(block: TextBlock, isLabelled: boolean): void {
    if (OF_ANOTHER_YEAR.test(block.text) || isGroupOfHolders(block.text)) return;
    const votes = readProse(block);
    const apart = nonVotesByProposal(block);
    if (votes && areNonVotes(votes) && apart.length < 2) return this.noteNonVotes(votes, block.text);
    if (!votes || areNonVotes(votes)) for (const each of apart) this.noteNonVotes(each.votes, each.said);
    if (!isResult(votes)) return this.several(block, isLabelled || this.isLabelFresh);
    const nominee = this.person ?? leadingNominee(block.text);
    this.person = undefined;
    if (!isLabelled && nominee !== undefined) {
      this.current.isElection ||= this.loose.some(({ text }) => isElection(text));
      this.push({ nominee, title: electionTitle(this.current), votes, block });
    } else {
      if (!isLabelled && !this.isLabelFresh) this.startLoose(block);
      const nominee = nomineeIn(this.current.title) ?? nomineeIn(block.text);
      this.push({ nominee, title: this.current.title, votes, block });
      this.loose = [];
      this.isLabelFresh = false;
    }
  }

  /** Votes on several nominees in one paragraph, or on several proposals that it names itself. */
  private several(block: TextBlock, isLabelled: boolean): void {
    const people = readPeople(block);
    for (const found of people) this.push({ ...found, title: electionTitle(this.current) });
    for (const found of people.length > 0 || isLabelled ? [] : readClauses(block)) {
      this.startLoose(found.block);
      this.push({ ...found, nominee: null, title: this.current.title });
      this.loose = [];
      this.isLabelFresh = false;
    }
  }

  private push(found: { nominee: string | null; title: string; votes: ReadLine['votes']; block: TextBlock }): void {
    const { nominee, title, votes, block } = found;
    this.add({
      number: this.current.number,
      title,
      nominee,
      shareClass: this.current.shareClass,
      votes,
      unread: [],
      statedResult:
        statedResultOf(block.text) ?? resultStated(this.current, nominee !== null && nominee !== nomineeIn(title)),
      at: rangeOf(block),
      titleAt: this.current.at,
      source: 'text',
    });
  }

  /** A line of the current proposal, with what the text before says of all of its lines. */
  private add(line: ReadLine): void {
    if (this.current.nonVotes) addNonVotes([line], this.current.nonVotes);
    this.meeting.lines.push(line);
  }

  /** Of the lines above that say nothing else, of those that come, or of all: "There were no broker non-votes on …". */
  private noteNonVotes(count: Votes, said: string): void {
    // A semicolon separates two statements, unlike in `lib/format/sentences`.
    const text = said.split(/(?<=[.;])\s/).find((sentence) => /\bbroker non/i.test(sentence)) ?? said;
    if (this.meetings.noteNonVotesOfAll(count, text)) return;
    if (this.isLabelFresh && saysNoneOnThis(text)) this.current.nonVotes = count;
    else addNonVotes(linesOfBrokerNonVotes(this.meeting.lines, text), count);
  }

  private table(block: TableBlock): void {
    const carried = this.loose.length === 0 ? this.heads : [];
    if (carried.length === 0 && voteKindsIn(block.rows) === 0) {
      for (const row of block.rows) this.text(rowAsText(row));
      return;
    }
    if (!this.isLabelFresh && this.loose.length > 0) this.startLoose();
    const classes = this.loose.map(({ text }) => (isTotal(text) ? null : shareClassOf(text)));
    const said = classes.filter((name) => name !== undefined);
    if (said.length > 0) this.current.shareClass = said.at(-1) ?? null;
    if (this.loose.some(({ text }) => isElection(text))) this.current.isElection = true;
    const { events, heads } = readTable(block, carried);
    const from = this.meeting.lines.length;
    for (const event of events)
      if (event.kind === 'row') this.row(event);
      else if (event.kind === 'label') this.tableLabel(event);
      else addNonVotes(this.meeting.lines.slice(from), { broker_non_votes: event.count });
    // Choices of the frequency vote apply to no other line.
    this.person = undefined;
    this.heads = heads.some(({ heading }) => heading === 'one_year') ? [] : heads;
    this.loose = [];
    this.isLabelFresh = false;
  }

  private tableLabel({ label, text, at }: Extract<TableEvent, { kind: 'label' }>): void {
    if (isNote(text) || headingOf(text) !== undefined) return;
    if (!label && this.current.isElection && isPersonName(text)) this.person = withoutMarks(text);
    else if (label) this.startProposal(label.number, label.title, text, at);
    else {
      const shareClass = shareClassOf(text);
      if (shareClass !== undefined && text.length < 60) this.current.shareClass = shareClass;
      else this.startProposal(isElection(text) && this.current.isElection ? this.current.number : null, text, text, at);
    }
  }

  private row(event: RowEvent): void {
    // A name alone above the figures, or the beginning of one.
    const isNameAlone = event.rowsAlike === 1 && /^(?:\p{Lu}[\p{L}\p{M}'’-]+)?$/u.test(event.text);
    const text = this.person !== undefined && isNameAlone ? `${this.person} ${event.text}`.trim() : event.text;
    this.person = undefined;
    const line = lineOfRow({ ...event, text }, this.current, this.meeting);
    if (!line) return;
    this.add(line);
    if (event.isCarried) this.meetings.noteCarried(line);
    const isSaidOfAll = statedResultOf(event.result) === null && line.nominee !== null;
    if (isSaidOfAll && line.statedResult === 'passed') this.meetings.noteElected(line, this.current);
  }

  private startProposal(number: string | null, title: string, said: string, at: Range | null): void {
    const listed = title.length <= 3 ? this.titles.get(number ?? '') : undefined;
    if (number !== null && title.length > 3) this.titles.set(number, title);
    this.current = {
      number: number ?? numberInSentence(said),
      title: titleOf(listed ?? title),
      shareClass: shareClassOf(said) ?? null,
      said,
      isElection: isElection(listed ?? said),
      at,
      nonVotes: null,
    };
    this.person = undefined;
    this.loose = [];
    this.isTitleAwaited = title.length <= 3 && listed === undefined;
    this.isLabelFresh = true;
  }

  /** The proposal is named by the last paragraph that is not only an introduction. */
  private startLoose(own?: TextBlock): void {
    const before = this.loose.filter(
      ({ text }) => !NO_TITLE.test(text) && !isNote(text) && !isClassOnly(text) && meetingIn(text).date === null,
    );
    const named = own ?? before.at(-1);
    if (!named) return;
    const group = groupCounted(named.text);
    if (group !== undefined && this.isCounted()) {
      this.current.shareClass = group;
      return;
    }
    const isElected = isElection(named.text);
    const number = isElected && this.current.isElection ? this.current.number : null;
    const kept = this.loose;
    this.startProposal(number, named.text, named.text, rangeOf(named));
    this.loose = kept;
    this.isTitleAwaited = false;
  }

  /** Whether the last votes are those of the current proposal. */
  private isCounted(): boolean {
    const last = this.meeting.lines.at(-1);
    const { number, title } = this.current;
    return last !== undefined && title !== '' && last.number === number && last.title === title;
  }

  private noteMeeting(block: TextBlock): void {
    if (!this.meetings.note(block)) return;
    this.current = noProposal();
    this.titles = new Map();
    this.loose = [];
  }
}

/** "(a) The meeting was held on May 1", "(b) The matters voted on were:": parts of the report, not proposals. */
function proposalOf(text: string): Label | undefined {
  const label = labelOf(text);
  return label?.number === null && INTRODUCTION.test(label.title) ? undefined : label;
}

/** "Class B common stock:" or "Total" over a table: of the same proposal as the table before. */
const isClassOnly = (text: string) => text.length < 60 && (isTotal(text) || shareClassOf(text) !== undefined);

const rangeOf = ({ start, end, page }: TextBlock): Range => ({ start, end, ...(page === undefined ? {} : { page }) });

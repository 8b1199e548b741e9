import type { Block, TextBlock } from './blocks';
import { rangeWithin, type Range } from './blocks';
import { frequencyDecision } from './frequency-decision';
import {
  bareMark,
  isElection,
  isInitial,
  isNote,
  isPersonName,
  labelOf,
  nomineeIn,
  shareClassOf,
  statedResultOf,
} from './labels';
import { meetingIn } from './meeting-dates';
import { isResult, readProse } from './read-prose';
import { readTable, type TableEvent } from './read-table';
import type { Head } from './table-heads';
import type { Counted, ReadLine, ReadMeeting } from './types';
import { headingOf } from './vote-words';

/** The proposal that the text is at. */
type Current = {
  number: string | null;
  title: string;
  shareClass: string | null;
  /** What was said of it since its label, for its result. */
  said: string;
  isElection: boolean;
  at: Range | null;
};

type RowEvent = Extract<TableEvent, { kind: 'row' }>;

const MAX_TITLE = 300;
const NO_TITLE = /^(?:the (?:final |voting )*(?:results?|votes?|voting)|results?|set forth|as follows|votes?)\b/i;

/** Walks through the report from top to bottom and notes each line with the proposal and the meeting it belongs to. */
export class MeetingWalk {
  private readonly meetings: ReadMeeting[] = [];
  private meeting: ReadMeeting = emptyMeeting();
  private current: Current = emptyCurrent();
  /** Paragraphs since the last votes, which may name the next proposal where nothing is numbered. */
  private loose: TextBlock[] = [];
  private isTitleAwaited = false;
  private isLabelFresh = false;
  private heads: Head[] = [];

  take(block: Block): void {
    if (block.kind === 'text') this.text(block);
    else this.table(block);
  }

  end(): ReadMeeting[] {
    this.meetings.push(this.meeting);
    return this.meetings.filter(({ lines, frequency }) => lines.length > 0 || frequency !== null);
  }

  private text(block: TextBlock): void {
    const { text } = block;
    const decision = frequencyDecision(text);
    this.noteMeeting(block);
    if (decision)
      this.meeting.frequency = { value: decision.value, at: rangeWithin(block, decision.start, decision.end) };
    if (isNote(text)) return;
    const label = labelOf(text);
    if (label) this.startProposal(label.number, label.title, text, rangeOf(block));
    else if (this.isTitleAwaited && text.length > 3) {
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

  /** Counts within a sentence: of the proposal that it names, or of the one above it. */
  private prose(block: TextBlock, isLabelled: boolean): void {
    const votes = readProse(block);
    if (votes && !votes.for && votes.broker_non_votes && Object.keys(votes).length === 1)
      return this.addBrokerNonVotes(votes.broker_non_votes, block.text);
    if (!isResult(votes)) return;
    const name = /^(?<name>[^:\u2013\u2014]{4,60})\s*[:\u2013\u2014]/.exec(block.text)?.groups?.name ?? '';
    if (!isLabelled && isPersonName(name)) {
      this.current.isElection ||= this.loose.some(({ text }) => isElection(text));
      this.push({ nominee: bareMark(name), title: this.electionTitle(), votes, block });
    } else {
      if (!isLabelled && !this.isLabelFresh) this.startLoose(block);
      const nominee = nomineeIn(this.current.title) ?? nomineeIn(block.text);
      this.push({ nominee, title: this.current.title, votes, block });
      this.loose = [];
      this.isLabelFresh = false;
    }
  }

  private push(found: { nominee: string | null; title: string; votes: ReadLine['votes']; block: TextBlock }): void {
    const { nominee, title, votes, block } = found;
    this.meeting.lines.push({
      number: this.current.number,
      title,
      nominee,
      shareClass: this.current.shareClass,
      votes,
      unread: [],
      statedResult: statedResultOf(block.text) ?? statedResultOf(this.current.said),
      at: rangeOf(block),
      titleAt: this.current.at,
      source: 'text',
    });
  }

  /** "There were 310,200 broker non-votes for each nominee": of the lines above that say nothing else. */
  private addBrokerNonVotes(count: Counted, text: string): void {
    if (!/\beach\b/i.test(text)) return;
    const last = this.meeting.lines.at(-1);
    for (const line of this.meeting.lines)
      if (line.number === last?.number && line.title === last.title && !line.votes.broker_non_votes)
        if (!line.unread.includes('broker_non_votes')) line.votes.broker_non_votes = count;
  }

  private table(block: Extract<Block, { kind: 'table' }>): void {
    if (!this.isLabelFresh && this.loose.length > 0) this.startLoose();
    const classes = this.loose.map(({ text }) => shareClassOf(text)).filter((name) => name !== undefined);
    if (classes.length > 0) this.current.shareClass = classes.at(-1) ?? null;
    if (this.loose.some(({ text }) => isElection(text))) this.current.isElection = true;
    const { events, heads } = readTable(block, this.loose.length === 0 ? this.heads : []);
    for (const event of events)
      if (event.kind === 'row') this.row(event);
      else this.tableLabel(event);
    this.heads = heads;
    this.loose = [];
    this.isLabelFresh = false;
  }

  private tableLabel({ label, text, at }: Extract<TableEvent, { kind: 'label' }>): void {
    if (isNote(text) || headingOf(text) !== undefined) return;
    if (label) this.startProposal(label.number, label.title, text, at);
    else {
      const shareClass = shareClassOf(text);
      if (shareClass !== undefined && text.length < 60) this.current.shareClass = shareClass;
      else this.startProposal(isElection(text) && this.current.isElection ? this.current.number : null, text, text, at);
    }
  }

  private row(event: RowEvent): void {
    const { meeting, current } = this;
    const lettered = isInitial(event.text)
      ? undefined
      : /^\(?(?<letter>[a-z])[.)]\s+(?<rest>.+)$/i.exec(event.text)?.groups;
    const label = labelOf(event.text);
    const words = bareMark(lettered?.rest ?? label?.title ?? event.text);
    if (/^(?:19|20)\d\d$/.test(words) && meeting.date !== null && !meeting.date.startsWith(words)) return;
    const isName = isPersonName(words);
    const named = isName ? words : nomineeIn(words);
    const shareClass = words.length < 60 ? shareClassOf(words) : undefined;
    const isGeneric =
      words === '' || /^(?:19|20)\d\d$/.test(words) || headingOf(words) !== undefined || shareClass !== undefined;
    const isOfLabel =
      isGeneric ||
      (!isName && named === null && event.rowsAlike === 1 && !event.number && !label && current.title !== '');
    const ownNumber = event.number ?? (isName && /^\d+$/.test(label?.number ?? '') ? null : (label?.number ?? null));
    const letter =
      lettered?.letter && current.number && /^\d+$/.test(current.number) ? lettered.letter.toLowerCase() : '';
    meeting.lines.push({
      number: isOfLabel ? current.number : (ownNumber ?? this.numberOfUnnumbered(named !== null, letter)),
      title: isOfLabel ? current.title : isName ? this.electionTitle() : words,
      nominee: isOfLabel ? nomineeIn(current.title) : named,
      shareClass: event.shareClass ?? shareClass ?? current.shareClass,
      votes: event.votes,
      unread: event.unread,
      statedResult: statedResultOf(event.result) ?? (isOfLabel || isName ? statedResultOf(current.said) : null),
      at: event.at,
      titleAt: isOfLabel || isName ? current.at : event.at,
      source: 'table',
    });
  }

  /** A nominee counts to the election above; another proposal without a number has none. */
  private numberOfUnnumbered(isNominee: boolean, letter: string): string | null {
    if (!isNominee || this.current.number === null) return null;
    return `${this.current.number}${letter}`;
  }

  private electionTitle(): string {
    return this.current.title === '' ? 'Election of directors' : this.current.title;
  }

  private startProposal(number: string | null, title: string, said: string, at: Range | null): void {
    this.current = {
      number,
      title: titleOf(title),
      shareClass: shareClassOf(said) ?? null,
      said,
      isElection: isElection(said),
      at,
    };
    this.loose = [];
    this.isTitleAwaited = title.length <= 3;
    this.isLabelFresh = true;
  }

  /** The proposal is named by the last paragraph that is no mere introduction. */
  private startLoose(own?: TextBlock): void {
    const before = this.loose.filter((block) => !NO_TITLE.test(block.text) && !isNote(block.text));
    const named = own ?? before.at(-1);
    if (!named) return;
    const isElected = isElection(named.text);
    const number = isElected && this.current.isElection ? this.current.number : null;
    const kept = this.loose;
    this.startProposal(number, named.text, named.text, rangeOf(named));
    this.loose = kept;
    this.isTitleAwaited = false;
  }

  private noteMeeting(block: TextBlock): void {
    const { date, kind } = meetingIn(block.text);
    const isOther = date !== null && this.meeting.date !== null && date !== this.meeting.date;
    const isHeading =
      kind !== null && this.meeting.kind !== null && kind !== this.meeting.kind && block.text.length < 60;
    if ((isOther || isHeading) && this.meeting.lines.length > 0) {
      this.meetings.push(this.meeting);
      this.meeting = emptyMeeting();
      this.current = emptyCurrent();
      this.loose = [];
    }
    if (date !== null && (this.meeting.lines.length === 0 || this.meeting.date === null)) this.meeting.date = date;
    this.meeting.kind ??= kind;
    this.meeting.isPreliminary ||= /\bpreliminary\b[^.]{0,60}\b(?:results?|vot\w+|tabulat\w+|count)\b/i.test(
      block.text,
    );
    this.meeting.sharesPresent ??= sharesPresentIn(block);
  }
}

const SHARES = new RegExp(
  [
    String.raw`(?<![\d,.])(?<value>\d{1,3}(?:,\d{3}){1,4})\s+(?:of\s+(?:our|the|`,
    String.raw`its)\s+)?(?:\w+\s+){0,4}?shares\b(?! (?:of [\w ]{0,30})?(?:outstanding|issued|`,
    String.raw`entitled))`,
  ].join(''),
  'gi',
);

function sharesPresentIn(block: TextBlock): Counted | null {
  for (const sentence of block.text.matchAll(/[^.;]+(?:\.(?!\s)[^.;]*)*/g)) {
    if (!/\b(?:present|represented)\b/i.test(sentence[0])) continue;
    const found = [...sentence[0].matchAll(SHARES)];
    const [only] = found;
    if (found.length !== 1 || !only?.groups?.value) continue;
    const start = sentence.index + only.index;
    const value = only.groups.value;
    return { value: Number(value.replaceAll(',', '')), at: rangeWithin(block, start, start + value.length) };
  }
  return null;
}

function titleOf(text: string): string {
  const first =
    /^.{12,}?(?<!\b(?:no|inc|corp|co|ltd|jr|sr|mr|ms|mrs|dr|st|u\.s|p\.c|l\.p|[a-z]))\.(?=\s+(?:\p{Lu}|["“]))/iu.exec(
      text,
    )?.[0];
  const title = (first ?? text).replace(/[\s:.,;]+$/, '');
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE).replace(/\s\S*$/, '')}…` : title;
}

const rangeOf = ({ start, end, page }: TextBlock): Range => ({ start, end, ...(page === undefined ? {} : { page }) });

const emptyMeeting = (): ReadMeeting => ({
  date: null,
  kind: null,
  lines: [],
  frequency: null,
  isPreliminary: false,
  sharesPresent: null,
});
const emptyCurrent = (): Current => ({
  number: null,
  title: '',
  shareClass: null,
  said: '',
  isElection: false,
  at: null,
});

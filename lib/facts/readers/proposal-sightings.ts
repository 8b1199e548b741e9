import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { isContentsPage, trimmed, type Span } from '@/lib/reading/text/filing-text';
import { isName } from '@/lib/reading/text/names';
import { toCount } from '../text/values';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { headingAt, proposalHeading } from './proposal-headings';
import { AFTER_VOTE, DANGLING_WORDS, FROM_HOLDER, NOT_A_TITLE_WORDS, RECOMMENDED_VOTES } from './proposals-patterns';

/** "2. To ratify …", also where it goes on in letters: "2. (a) To ratify …", "2(a). …". */
const NUMBERED =
  /^(?<number>\d{1,2})(?:\(a\))?\s?[.:)]?\s+(?:\(a\)\s+)?(?<title>(?:[A-Z]|to [a-z]|20\d\d [A-Z]).{6,})$/;
/** A resolution of its own below a proposal: "3.1 Jane Roe", "4a. …", "4(b) …", "4.A. …". */
const OWN_RESOLUTION = /^\d{1,2}\s?(?:\.\d{1,2}|\.?\(?[a-z]\)?|\.?\(?[A-Z](?=[.:)]))[.:)]{0,2}\s+\p{Lu}/u;
/** Numbers in brackets are of footnotes too, so they count only where the meeting's purposes are listed. */
const BRACKETED = /^\((?<number>\d{1,2})\)\s+(?<title>[A-Z].{6,})$/i;
const LISTS_PURPOSES = new RegExp(
  String.raw`\bfollowing (?:purposes|matters|items|business|proposals|actions)\b|\bitems? of business\b|\bagenda\b|` +
    String.raw`\b(?:ordinary|special) resolutions?\b|\b(?:consider|act|vote)\b[^.]{0,40}\b(?:up)?on\b[^.]{0,30}:|` +
    String.raw`\b(?:you|(?:share|stock)holders|unitholders) (?:will be|are) asked(?: to)?:`,
  'i',
);
const VOTE = new RegExp(
  String.raw`(?<![A-Za-z"'])["']?(?<vote>${alternatives(RECOMMENDED_VOTES)})["']?(?:\s` +
    String.raw`${oneOf(AFTER_VOTE)}.*)?$`,
);
const BUSINESS = /\b(?:elect\w*|ratif\w*|approv\w*|advisory|vote|proposal|amend\w*|report)\b/i;
const HOLDER_PROPOSAL =
  /\b(?:stock|share)(?:holder|owner)s?'?(?: proposals?\b| resolution| request)|\bproponent\b|rule 14a-8/i;

/** A numbered proposal as one heading or one row of a summary names it. */
export type ProposalSighting = {
  number: number;
  title: string;
  page: number;
  span: Span;
  weight: number;
  vote: string | null;
  isFromHolder: boolean;
  isWorded?: boolean;
  subject?: string | undefined;
};

function isSetAsHeading({ line, text }: FlatLine): boolean {
  return line.isBold || line.role === 'heading' || text === text.toUpperCase();
}

/** "Proposal No. 4 – Title", also with the title on the next line. */
export function headingsOn(page: FlatPage): ProposalSighting[] {
  const isContents = isContentsPage(page);
  return page.lines.flatMap((line, index): ProposalSighting[] => {
    const isHeading = isSetAsHeading(line);
    const heading = headingAt(page.lines, index, isHeading);
    // "Item 3, and AGAINST Items 4 through 8" is of a sentence.
    if (!heading || /^\s?,/.test(heading.rest)) return [];
    const { number } = heading;
    const begun = heading.rest.replace(/^\s?[:.\-)|]*\s?/, '');
    const isShort = begun.replace(/[^A-Za-z]/g, '').length < 6;
    const { title, end } = wholeTitle(page, index, isShort ? '' : begun, isHeading && !isContents);
    const cleaned = cleanTitle(title);
    if (
      cleaned.length < 6 ||
      NOT_A_TITLE.test(cleaned) ||
      /^\(?(?:to|the|and|is|are|will|if|of|vote|requires|on (?:the|your|this))\b/.test(cleaned)
    )
      return [];
    const vote = VOTE.exec(title.replace(PAGE_COLUMN, ''))?.groups?.vote ?? null;
    const nextHeading = page.lines
      .slice(index + 1)
      .find((other) => (other.line.isBold || other.line.role === 'heading') && proposalHeading(other.text, true));
    const opening = page.text.slice(
      line.start,
      Math.min(line.start + 1600, nextHeading?.start ?? Number.MAX_SAFE_INTEGER),
    );
    const isFromHolder =
      HOLDER_PROPOSAL.test(`${line.text} ${title}`) || (!isContents && isHeading && FROM_HOLDER.test(opening));
    return [
      {
        number,
        title: cleaned,
        page: page.page,
        span: trimmed(page, line.start, end),
        weight: isContents ? (BUSINESS.test(cleaned) ? 1.4 : 0.95) : isHeading ? 2.2 : 1,
        vote: voteWord(vote),
        isFromHolder,
        subject: isFromHolder ? subjectOf(page, index) : undefined,
      },
    ];
  });
}

/**
 * The subject of a proposal whose heading only names the proponent: "Proposal 4 – Simple majority vote", or words in
 * quotation marks.
 */
function subjectOf(page: FlatPage, index: number): string | undefined {
  for (const line of page.lines.slice(index + 1, index + 14)) {
    const found =
      /^(?:proposal|resolution)(?:\s?(?:no\.?\s?)?\d{1,2})?\s?[:-]\s?(?<subject>[^.]{8,120})$/i.exec(line.text) ??
      /\b(?:entitled|titled|called)\s"(?<subject>[^"]{8,120})"/i.exec(line.text);
    if (found?.groups?.subject) return cleanTitle(found.groups.subject);
  }
  return undefined;
}

/** Extends a title over the following lines that are set in the same font; of a heading also over those close below. */
function wholeTitle(page: FlatPage, index: number, begun: string, isHeading: boolean): { title: string; end: number } {
  let title = begun;
  let end = page.lines[index]?.end ?? 0;
  const model = page.lines[begun ? index : index + 1]?.line;
  for (const [offset, line] of page.lines.slice(index + 1, index + 17).entries()) {
    const above = page.lines[index + offset];
    const isSameType =
      model && line.line.isBold === model.isBold && Math.abs(line.line.fontSize - model.fontSize) < 0.6;
    const goesOn =
      title === '' ||
      isWrapped(title) ||
      (isHeading && above && isSetAsHeading(line) && isCloseBelow(line, above) && isSameCase(title, line.text)) ||
      (begun ? title === title.toUpperCase() && line.text === line.text.toUpperCase() : line.text.length < 30);
    if (
      !isSameType ||
      !goesOn ||
      /\s\d{1,3}$/.test(title) ||
      line.text.length > 110 ||
      title.length > 150 ||
      NOT_A_TITLE.test(line.text) ||
      OWN_RESOLUTION.test(line.text) ||
      (title !== '' && !isWrapped(title) && isName(line.text)) ||
      proposalHeading(line.text, isSetAsHeading(line))
    )
      break;
    title = `${title} ${line.text}`.trim();
    end = line.end;
  }
  return { title, end };
}

/** A title in capitals goes on in capitals: "General" below it is the heading of its first paragraph. */
const isSameCase = (title: string, next: string) => title !== title.toUpperCase() || next === next.toUpperCase();

const LINE_SPACING = 1.4;
const ALIGNED = 3;

/** Whether a line is set below another as the next of the same heading: at its spacing, from its edge or its middle. */
function isCloseBelow({ line }: FlatLine, { line: above, text }: FlatLine): boolean {
  const gap = above.y - line.y;
  const isAligned =
    Math.abs(line.x - above.x) < ALIGNED || Math.abs(line.x + line.width / 2 - above.x - above.width / 2) < ALIGNED;
  return isAligned && gap > 0 && gap <= LINE_SPACING * line.fontSize && !/[.:;?!]$/.test(text);
}

export const NOT_A_TITLE = new RegExp(alternatives(NOT_A_TITLE_WORDS), 'i');

/** Words that no title ends with: more of it stands on the next line. */
const DANGLING = new RegExp(String.raw`${oneOf(DANGLING_WORDS)}$`, 'i');

export function isWrapped(title: string): boolean {
  return DANGLING.test(title.trim());
}

/** Rows of a voting summary: number, subject, the board's recommendation. */
export function rowsOn(page: FlatPage): ProposalSighting[] {
  const listsPurposes = LISTS_PURPOSES.test(page.text);
  const isAboutVotes =
    listsPurposes || /recommend|board voting|voting (?:matters|items|proposals)|proposals/i.test(page.text);
  if (!isAboutVotes || page.page > 25) return [];
  const run = runOn(page);
  return page.lines.flatMap((line, index): ProposalSighting[] => {
    const voteAt = line.cells.findIndex((cell) => VOTE_CELL.test(cell.text));
    const row = voteAt > 0 ? line.text.slice(0, (line.cells[voteAt]?.end ?? line.end) - line.start) : line.text;
    const match = NUMBERED.exec(row) ?? (listsPurposes ? BRACKETED.exec(row) : null);
    const number = toCount(match?.groups?.number);
    const title = match?.groups?.title?.replace(BOXES, '');
    if (!match || !title || number === undefined || number < 1 || number > 20 || tellsEffects(page, index)) return [];
    // "07 Jane B. Roe ☐   11 Mark Poe ☐": the proxy card numbers the nominees, too.
    if (title.split(NEXT_NUMBER).every((part) => isName(part.trim()))) return [];
    const vote = VOTE.exec(title)?.groups?.vote;
    if (NOT_A_TITLE.test(cleanTitle(title)) || (!vote && !BUSINESS.test(title) && !run.has(line))) return [];
    const whole = continued(page, index, cleanTitle(title), line.start + row.lastIndexOf(title));
    return [
      {
        number,
        title: whole.title,
        page: page.page,
        span: trimmed(page, line.start, whole.end ?? line.end),
        weight: vote ? 2 : run.has(line) ? 1 : 0.9,
        vote: voteWord(vote ?? null),
        isFromHolder: HOLDER_PROPOSAL.test(title),
      },
    ];
  });
}

const NEXT_NUMBER = /\s\d{2}[.)]?\s|\s*[☐☒☑□○◯]\s*/u;
/** The choices of a proxy card: "For ☐ Against ☐", "☐ ☐ ☐". */
const BOXES = /(?:\s(?:For|FOR|Yes|YES))?\s*[☐☒☑□○◯].*$/u;
const HEAD_REACH = 16;

/**
 * Whether a row is of the table that tells what an abstention counts as ("Against", "No effect"), and not of the one
 * that tells what the board recommends.
 */
function tellsEffects({ lines }: FlatPage, index: number): boolean {
  const above = lines.slice(Math.max(0, index - HEAD_REACH), index).toReversed();
  const head = above.find(({ text, cells }) => cells.length > 1 && /\babstentions?\b|\bbroker non-?/i.test(text));
  if (!head) return false;
  // The head of a table may stand on several lines.
  const at = lines.indexOf(head);
  return !lines.slice(Math.max(0, at - 2), at + 3).some(({ text }) => /\brecommend|\bboard\b/i.test(text));
}

/** The lines of a list numbered from 1 without a gap, of which some elect or ratify: the meeting's purposes. */
function runOn(page: FlatPage): Set<FlatLine> {
  const run: { line: FlatLine; title: string }[] = [];
  for (const line of page.lines) {
    const { number, title = '' } = (NUMBERED.exec(line.text) ?? BRACKETED.exec(line.text))?.groups ?? {};
    if (Number(number) === run.length + 1) run.push({ line, title });
  }
  const business = run.filter(({ title }) => BUSINESS.test(title));
  const isAgenda =
    business.length >= 2 && business.some(({ title }) => /\b(?:elect|ratif|appoint|adopt|merger)/i.test(title));
  return new Set(run.length >= SHORTEST_RUN && isAgenda ? run.map(({ line }) => line) : []);
}

const SHORTEST_RUN = 3;
const VOTE_CELL = /^["']?(?:FOR|AGAINST|ABSTAIN|WITHHOLD|For|Against)["']?(?:\s(?:each|every|all)\b.{0,30})?$/;

/** A row's title that continues in the first cell of the lines below, aligned with its beginning. */
function continued(
  page: FlatPage,
  index: number,
  begun: string,
  titleStart: number,
): { title: string; end: number | undefined } {
  let title = begun;
  let end: number | undefined;
  const left = leftOf(page, titleStart, index);
  for (const [offset, line] of page.lines.slice(index + 1, index + 4).entries()) {
    const cell = line.cells[0];
    const isBelow = cell && Math.abs(leftOf(page, cell.start, index + 1 + offset) - left) < 15;
    if (
      !cell ||
      !isBelow ||
      title.length > 150 ||
      cell.text.length > 90 ||
      !(isWrapped(title) || /^[a-z]/.test(cell.text)) ||
      NUMBERED.test(line.text) ||
      OWN_RESOLUTION.test(line.text) ||
      proposalHeading(line.text, isSetAsHeading(line)) ||
      /^[✓✔✕✗•●]/.test(cell.text)
    )
      break;
    title = cleanTitle(`${title} ${cell.text}`);
    // The next column begins on the same line, so the quotable words end with this cell.
    end = cell.end;
  }
  return { title, end };
}

/** Horizontal position of a character on the page, in points from the left. */
function leftOf(page: FlatPage, position: number, index: number): number {
  const line = page.lines[index]?.line;
  return line?.edges[2 * ((page.offsets[position] ?? 0) - line.start)] ?? line?.x ?? 0;
}

/** "… FOR Page 81": the next columns of a summary. */
const PAGE_COLUMN = /\s\(?(?:see )?pages?(?:\s\d{1,3})?\)?\.?$/i;
/** What a notice says of every proposal of a shareholder. */
const IF_PRESENTED =
  /,?\s\(?(?:if|in each case,? if) (?:it is |they are )?properly (?:presented|brought|introduced)\b.*$/i;
/** "… FOR, AGAINST, or ABSTAIN": what may be voted. */
const CHOICES = /\s["']?FOR["']?,? (?:or )?["']?(?:AGAINST|WITHHOLD|WITHHELD)\b.*$/i;

const TO_CONSIDER = /^to consider (?:and (?:act|vote) (?:up)?on )?(?=an?\s|the\s)/i;

function cleanTitle(raw: string): string {
  const cut = raw
    .replace(TO_CONSIDER, '')
    .replace(IF_PRESENTED, '')
    .replace(PAGE_COLUMN, '')
    .replace(CHOICES, '')
    .replace(VOTE, '')
    .replace(/[✓✔✕✗☑]/g, '')
    .replace(/\.{2,}.*$/, '')
    .replace(/\s+\d{1,3}$/, '');
  return cut
    .replace(/^[\s:.\-|)]+|[\s:;,.\-|]+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 180);
}

const YEARS = ['EVERY YEAR', 'EVERY TWO YEARS', 'EVERY THREE YEARS'] as const;

export function voteWord(vote: string | null): string | null {
  if (!vote) return null;
  const number = /(?<number>[123]|one|two|three)\s?years?/i.exec(vote)?.groups?.number;
  return (/year/i.test(vote) ? YEARS[(toCount(number) ?? 1) - 1] : vote.toUpperCase()) ?? null;
}

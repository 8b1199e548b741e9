import { trimmed } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isName } from '@/lib/reading/text/names/names';
import { alternatives } from '@/lib/format/patterns';
import { toCount } from '@/lib/format/words/number-words';
import { proposalHeading } from './proposal-headings';
import {
  BUSINESS,
  cleanTitle,
  HOLDER_PROPOSAL,
  isSetAsHeading,
  isWrapped,
  NOT_A_TITLE,
  OF_SEVERAL,
  OWN_RESOLUTION,
  VOTE_CELL,
  voteIn,
  voteWord,
  type ProposalSighting,
} from './proposal-titles';
import { LISTS_PURPOSES_WORDS } from './proposal-rows-patterns';

/** "2. To ratify …", "No. 2 …", also where it continues in letters: "2. (a) To ratify …", "2(a). …". */
const NUMBERED =
  /^(?:No\.\s)?(?<number>\d{1,2})(?:\(a\))?\s?[.:)]?\s+(?:\(a\)\s+)?(?<title>(?:[A-Z]|to [a-z]|20\d\d [A-Z]).{6,})$/;
/** Numbers in brackets are of footnotes too, so they count only where the meeting's purposes are listed. */
const BRACKETED = /^\((?<number>\d{1,2})\)\s+(?<title>[A-Z].{6,})$/i;
/** "2. advisory approval of …": in small letters, only where the whole list of purposes is. */
const IN_SMALL_LETTERS = /^(?<number>\d{1,2})[.)]\s+(?<title>[a-z].{6,})$/;
const LISTS_PURPOSES = new RegExp(alternatives(LISTS_PURPOSES_WORDS), 'i');

/** Rows of a voting summary: number, subject, the board's recommendation. */
export function rowsOn(page: FlatPage): ProposalSighting[] {
  const listsPurposes = LISTS_PURPOSES.test(page.text);
  const isAboutVotes =
    listsPurposes || /recommend|board voting|voting (?:matters|items|proposals)|proposals/i.test(page.text);
  if (!isAboutVotes || page.page > 25 || hasPagesInFront(page)) return [];
  const run = runOn(page);
  const rows = page.lines.flatMap((printed, index): ProposalSighting[] => {
    const line = firstColumn(printed);
    const voteAt = line.cells.findIndex((cell) => VOTE_CELL.test(cell.text));
    const voted = line.cells[voteAt];
    // "For   Against   Abstain" beside a title are the choices of a card.
    const isChoice = voteAt > 0 && line.cells.slice(voteAt + 1).some(({ text }) => CHOICE_CELL.test(text));
    const end = isChoice ? voted?.start : voted?.end;
    const row = voteAt > 0 ? line.text.slice(0, (end ?? line.end) - line.start).trimEnd() : line.text;
    const match =
      NUMBERED.exec(row) ??
      (listsPurposes ? BRACKETED.exec(row) : null) ??
      (run.has(printed) ? IN_SMALL_LETTERS.exec(row) : null);
    const number = toCount(match?.groups?.number);
    const title = match?.groups?.title?.replace(BOXES, '');
    if (!match || !title || number === undefined || number < 1 || number > 20 || statesVoteEffects(page, index))
      return [];
    // "07 Jane B. Roe ☐   11 Mark Poe ☐": the proxy card numbers the nominees, too.
    const people = title.replace(VOTE_TO_MARK, '').split(NEXT_NUMBER);
    if (people.every((part) => isName(withoutHonorifics(part.trim())))) return [];
    if (isOfChapter(title, number)) return [];
    const vote = voteIn(title);
    const isSure = vote !== undefined || run.has(printed);
    if (NOT_A_TITLE.test(cleanTitle(title)) || (!isSure && (!BUSINESS.test(title) || PARAGRAPH.test(title)))) return [];
    const whole = continued(page, index, vote ? cleanTitle(title) : title, line.start + row.lastIndexOf(title));
    return [
      {
        number,
        title: whole.title,
        page: page.page,
        span: trimmed(page, line.start, whole.end ?? line.end),
        weight: vote ? 2 : run.has(printed) ? 1 : 0.9,
        vote: voteWord(vote ?? null),
        isFromHolder: HOLDER_PROPOSAL.test(title),
      },
    ];
  });
  return byItems(page, rows);
}

/** "5   ITEM 2: RATIFICATION …": contents whose page numbers are in front, so that no number is a proposal's. */
const hasPagesInFront = ({ lines }: FlatPage) =>
  lines.filter(({ text }) => {
    const { page, number } = PAGE_IN_FRONT.exec(text)?.groups ?? {};
    return page !== undefined && page !== number;
  }).length >= FEWEST_IN_FRONT;
const PAGE_IN_FRONT = /^(?<page>\d{1,3})\s+(?:item|proposal)\s(?:no\.?\s)?(?<number>\d{1,2})\b/i;
const FEWEST_IN_FRONT = 2;

/** Of "5   Election of directors   15   Proposal on emissions", a list in two columns, the entry on the left. */
function firstColumn(line: FlatLine): FlatLine {
  const number = Number(line.cells[0]?.text.replace(/\.$/, ''));
  const next = line.cells.findIndex(
    ({ text }, at) =>
      at > 1 && /^\d{1,2}\.?$/.test(text) && Number(text) > number && /^\p{Lu}/u.test(line.cells[at + 1]?.text ?? ''),
  );
  const last = line.cells[next - 1];
  return last
    ? { ...line, cells: line.cells.slice(0, next), end: last.end, text: line.text.slice(0, last.end - line.start) }
    : line;
}

/** "Jane B. Roe Vote FOR all nominees": what one may mark beside a nominee of the card. */
const VOTE_TO_MARK = /\s(?:Vote|VOTE|For|FOR|Withhold|WITHHOLD)\b.*$/;
const OF_ITEM = /\((?:items?|proposals?)\s(?:no\.\s?)?(?<number>\d{1,2})(?:\s?(?:-|to|through)\s?\d{1,2})?\)/i;
const LONGEST_ROW = 320;
const FEWEST_ITEMS = 3;

/**
 * "2. to consider an advisory vote on pay (Item 11);": where the rows of a notice name items of other numbers, these
 * are the proposals' own.
 */
function byItems(page: FlatPage, rows: readonly ProposalSighting[]): ProposalSighting[] {
  const items = rows.map(({ span }, at) => {
    const end = Math.min(rows[at + 1]?.span.start ?? Infinity, span.start + LONGEST_ROW);
    return Number(OF_ITEM.exec(page.text.slice(span.start, end))?.groups?.number ?? 0);
  });
  const isOwn = items.filter(Boolean).length >= FEWEST_ITEMS && items.some((item, at) => item !== rows[at]?.number);
  if (!isOwn) return [...rows];
  return rows.flatMap((row, at) =>
    items[at] ? [{ ...row, number: items[at], title: cleanTitle(row.title.replace(OF_ITEM, '')) }] : [],
  );
}

/** "4 Stockholder Proposals - Proposals 5 and 6": the row of a chapter, which names its proposals. */
function isOfChapter(title: string, number: number): boolean {
  const { first, last = first } = CHAPTER_OF.exec(title)?.groups ?? {};
  return first !== undefined && (number < Number(first) || number > Number(last));
}

const CHAPTER_OF = new RegExp(
  String.raw`(?:^|\s[-–—]\s|:\s)(?:proposals?|items?)\s(?:nos?\.?\s?)?(?<first>\d{1,2})\b` +
    String.raw`(?:(?:[-,–\s\d]|and|through|to)*\s?\b(?<last>\d{1,2})\b)?`,
  'i',
);

const CHOICE_CELL = /^(?:for|against|abstain|withhold)$/i;
/** "Amendment and term. The Board may amend the Plan": a heading that runs into its paragraph. */
const PARAGRAPH = /\p{Ll}{3}\.\s\p{Lu}\p{Ll}+\s/u;
const NEXT_NUMBER = /\s\d{2}[.)]?\s|\s*[☐☒☑□○◯]\s*/u;
/** The choices of a proxy card: "For ☐ Against ☐", "☐ ☐ ☐", "[ ] FOR [ ] AGAINST". */
const BOXES = /(?:\s(?:For|FOR|Yes|YES))?\s*(?:[☐☒☑□○◯]|\[[ xX]?\]|\|_\|).*$/u;
const HEAD_REACH = 16;

/**
 * Whether a row is of the table that states what an abstention counts as ("Against", "No effect"), and not of the one
 * that states what the board recommends.
 */
function statesVoteEffects({ lines }: FlatPage, index: number): boolean {
  const above = lines.slice(Math.max(0, index - HEAD_REACH), index).toReversed();
  const head = above.find(({ text, cells }) => cells.length > 1 && /\babstentions?\b|\bbroker non-?/i.test(text));
  if (!head) return false;
  // The head of a table may be on several lines.
  const at = lines.indexOf(head);
  return !lines.slice(Math.max(0, at - 2), at + 3).some(({ text }) => /\brecommend|\bboard\b/i.test(text));
}

type Numbered = { line: FlatLine; title: string };

/** The lines of a list numbered from 1 without a gap, of which some elect or ratify: the meeting's purposes. */
function runOn(page: FlatPage): Set<FlatLine> {
  // The cover page numbers its items on fees, and the notice may be printed below it.
  const runs: Numbered[][] = [];
  for (const line of page.lines) {
    const found = NUMBERED.exec(line.text) ?? BRACKETED.exec(line.text) ?? IN_SMALL_LETTERS.exec(line.text);
    const { number, title = '' } = found?.groups ?? {};
    if (Number(number) === 1) runs.push([]);
    const run = runs.at(-1);
    if (run && Number(number) === run.length + 1) run.push({ line, title });
  }
  return new Set((runs.find(isAgenda) ?? []).map(({ line }) => line));
}

function isAgenda(run: readonly Numbered[]): boolean {
  const business = run.filter(({ title }) => BUSINESS.test(title));
  const isOfMeeting = business.some(({ title }) => /\b(?:elect|ratif|appoint|adopt|merger)/i.test(title));
  return run.length >= SHORTEST_RUN && business.length >= 2 && isOfMeeting;
}

const SHORTEST_RUN = 3;

/** A row's title that continues in the first cell of the lines below, aligned with its beginning. */
function continued(
  page: FlatPage,
  index: number,
  begun: string,
  titleStart: number,
): { title: string; end: number | undefined } {
  let words = begun;
  let title = cleanTitle(begun);
  let end: number | undefined;
  const left = leftOf(page, titleStart, index);
  const { line: { x: edge } = { x: left }, cells = [] } = page.lines[index] ?? {};
  for (const [offset, line] of page.lines.slice(index + 1, index + 4).entries()) {
    const cell = line.cells[0];
    const at = cell ? leftOf(page, cell.start, index + 1 + offset) : Infinity;
    // Of a paragraph that begins with its number the next lines begin below the number.
    const isBelow = Math.abs(at - left) < 15 || (cells.length <= 2 && Math.abs(at - edge) < 3);
    if (
      !cell ||
      !isBelow ||
      title.length > 150 ||
      cell.text.length > 90 ||
      !(isWrapped(title) || isWrapped(words) || /^[a-z]/.test(cell.text)) ||
      NUMBERED.test(line.text) ||
      IN_SMALL_LETTERS.test(line.text) ||
      OWN_RESOLUTION.test(line.text) ||
      OF_SEVERAL.test(line.text) ||
      proposalHeading(line.text, isSetAsHeading(line)) ||
      /^[✓✔✕✗•●]/.test(cell.text)
    )
      break;
    words = `${words} ${cell.text}`;
    title = cleanTitle(words);
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

import { isContentsPage, trimmed } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { isName } from '@/lib/reading/text/names/names';
import { headingAt, isBelowTitle, proposalHeading } from './proposal-headings';
import {
  BUSINESS,
  cleanTitle,
  HOLDER_PROPOSAL,
  isHeadingAt,
  isSetAsHeading,
  isWrapped,
  NOT_A_TITLE,
  OF_SEVERAL,
  OWN_RESOLUTION,
  PAGE_COLUMN,
  VOTE,
  VOTE_CELL,
  voteIn,
  voteWord,
  type ProposalSighting,
} from './proposal-titles';
import { FROM_HOLDER } from './proposals-patterns';
import { oneOf } from '@/lib/format/patterns';
import { NOT_FIRST_IN_TITLE_WORDS, SENTENCE_OPEN_END_WORDS } from './proposal-sightings-patterns';

const NOT_FIRST_IN_TITLE = new RegExp(String.raw`^\(?${oneOf(NOT_FIRST_IN_TITLE_WORDS)}\b`);

/** "Proposal No. 4 – Title", also with the title on the next line, which may be the first of the next page. */
export function headingsOn(page: FlatPage, next?: FlatPage): ProposalSighting[] {
  const isContents = isContentsPage(page);
  return page.lines.flatMap((line, index): ProposalSighting[] => {
    const isHeading = isHeadingAt(page.lines, index);
    const heading = headingAt(page.lines, index, isHeading);
    // "Item 3, and AGAINST Items 4 through 8" is of a sentence, and so is "Proposal 3); and holders' proposals on …".
    if (!heading || /^\s?(?:,|\)\s?[;,])/.test(heading.rest) || (!isHeading && isBelowTitle(line.text))) return [];
    if (endsSentence(line, page.lines[index - 1])) return [];
    const { number } = heading;
    const begun = untilPageNumber(line, heading.rest).replace(/^\s?[:.\-)|]*\s?/, '');
    const ofTable = titleInColumn(page, index, begun);
    if (ofTable) return [{ ...ofTable, number, page: page.page, isFromHolder: HOLDER_PROPOSAL.test(ofTable.title) }];
    const isShort = begun.replace(/[^A-Za-z]/g, '').length < 6;
    // A title before its number may begin on the lines above.
    const isBefore =
      isHeading && begun !== '' && !proposalHeading(line.text, false) && line.text.startsWith(heading.rest);
    const above = isBelowTitle(line.text)
      ? titleAbove(page, index)
      : isShort && isHeading
        ? titleOver(page, index, next)
        : undefined;
    const { title, end } = above
      ? { title: above, end: line.end }
      : isBefore
        ? { title: [...linesAbove(page, index), begun].join(' '), end: line.end }
        : wholeTitle(page, index, isShort ? '' : begun, isHeading && !isContents);
    const cleaned = cleanTitle(title);
    if (cleaned.length < 6 || NOT_A_TITLE.test(cleaned) || NOT_FIRST_IN_TITLE.test(cleaned)) return [];
    const vote = voteIn(title.replace(PAGE_COLUMN, '')) ?? null;
    const nextHeading = page.lines.find(
      (other, at) =>
        at > index &&
        (other.line.isBold || other.line.role === 'heading' || LETTERS_APART.test(other.text)) &&
        (isOtherHeading(headingAt(page.lines, at, true), number) || OF_HOLDERS.test(other.text)),
    );
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

const FEWEST_LETTERS = 6;

/** The words of a row of contents before its page number; what follows belongs to another column. */
function untilPageNumber({ cells }: FlatLine, rest: string): string {
  const at = cells.findIndex((cell, index) => index > 0 && index < cells.length - 1 && /^\d{1,3}$/.test(cell.text));
  const behind = cells
    .slice(at)
    .map(({ text }) => text)
    .join(' ');
  const own = at > 0 && rest.endsWith(behind) ? rest.slice(0, -behind.length).trim() : rest;
  return own.replace(/\P{L}/gu, '').length >= FEWEST_LETTERS ? own : rest;
}

/** "P R O P O S A L 7" is set as a heading of its own. */
const LETTERS_APART = /^(?:\p{Lu}\s){4}/u;
/** Whether it is one of another proposal: the number may be repeated below the title. */
const isOtherHeading = (heading: ReturnType<typeof headingAt>, number: number) =>
  heading !== undefined && heading.number !== number;

const OPEN_END = new RegExp(String.raw`\b${oneOf(SENTENCE_OPEN_END_WORDS)}$`, 'i');

/** "… FOR Proposals 2 and 4, and AGAINST" above "Proposal 3" or "Proposal 3. Brokers …": the end of a sentence. */
const endsSentence = (line: FlatLine, above: FlatLine | undefined) =>
  above !== undefined &&
  /^(?:proposal|item)s?\s(?:\S+$|\d{1,2}\.\s)/i.test(line.text) &&
  OPEN_END.test(above.text) &&
  isSameType(line, above);

/** The heading of all shareholders' proposals together, after the company's last. */
const OF_HOLDERS = /^(?:stock|share)(?:holder|owner)s?'?\sproposals\b/i;
/** The heading right above a number on a line of its own. */
function titleAbove(page: FlatPage, index: number): string | undefined {
  const line = page.lines[index - 1];
  return line && isSetAsHeading(line) ? [...linesAbove(page, index - 1), line.text].join(' ') : undefined;
}

/** The heading with which the next page begins, where the number ends its page. */
function titleOver(page: FlatPage, index: number, next: FlatPage | undefined): string | undefined {
  if (!next || page.lines.slice(index + 1).some(({ line }) => line.role !== 'furniture')) return undefined;
  const first = next.lines.findIndex(({ line }) => line.role !== 'furniture');
  const line = next.lines[first];
  return line && isSetAsHeading(line) && !proposalHeading(line.text, true)
    ? wholeTitle(next, first - 1, '', true).title
    : undefined;
}

const MOST_ABOVE = 3;

/** The lines of a heading above its last one: in the same letters, one close below the other. */
function linesAbove(page: FlatPage, index: number): string[] {
  const found: string[] = [];
  for (let at = index; found.length < MOST_ABOVE; at -= 1) {
    const [line, above] = [page.lines[at], page.lines[at - 1]];
    const isSame =
      line &&
      above &&
      isSetAsHeading(above) &&
      isSameType(above, line) &&
      isCloseBelow(line, above) &&
      isSameCase(above.text, line.text.replace(/\(.*$/, '')) &&
      !proposalHeading(above.text, true) &&
      !NOT_A_TITLE.test(above.text);
    if (!isSame) break;
    found.unshift(above.text);
  }
  return found;
}

const PAGE_CELL = /^page\s?\d{1,3}$/i;
const COLUMN_LINES = 5;

/** "PROPOSAL 5   Page 24   AGAINST", a row of a summary whose title is in the lines below in the first column. */
function titleInColumn(page: FlatPage, index: number, begun: string) {
  const row = page.lines[index];
  const vote = row?.cells.slice(1).find(({ text }) => VOTE_CELL.test(text))?.text;
  if (!row || vote === undefined || !PAGE_CELL.test(row.cells[1]?.text ?? '') || !/^page\b/i.test(begun))
    return undefined;
  const parts = [];
  for (const line of page.lines.slice(index + 1, index + 1 + COLUMN_LINES)) {
    const [cell] = line.cells;
    if (!cell || Math.abs(line.line.x - row.line.x) > ALIGNED || proposalHeading(cell.text, true)) break;
    parts.push(cell);
  }
  const title = cleanTitle(parts.map(({ text }) => text).join(' '));
  const span = trimmed(page, row.start, parts.at(-1)?.end ?? row.end);
  return title.length < 6
    ? undefined
    : { title, span, weight: 2, vote: voteWord(VOTE.exec(vote)?.groups?.vote ?? null) };
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
  const model = page.lines[begun ? index : index + 1];
  for (const [offset, line] of page.lines.slice(index + 1, index + 17).entries()) {
    const above = page.lines[index + offset];
    const goesOn =
      title === '' ||
      isWrapped(title) ||
      (isHeading && above && isNextOfHeading(line, above) && isSameCase(title, line.text)) ||
      (begun ? title === title.toUpperCase() && line.text === line.text.toUpperCase() : line.text.length < 30);
    if (
      !model ||
      !isSameType(line, model) ||
      !goesOn ||
      /\s\d{1,3}$/.test(title) ||
      line.text.length > 110 ||
      title.length > 150 ||
      NOT_A_TITLE.test(line.text) ||
      FIRST_HEADING.test(line.text) ||
      OWN_RESOLUTION.test(line.text) ||
      OF_SEVERAL.test(line.text) ||
      (title !== '' && !isWrapped(title) && isName(line.text)) ||
      proposalHeading(line.text, isSetAsHeading(line))
    )
      break;
    // What follows its first cell is beside the title.
    const [own = line] = line.cells.length > 1 ? line.cells : [line];
    title = `${title} ${own.text}`.trim();
    end = own.end;
  }
  return { title, end };
}

/** Set as a heading, or going on in the heading's letters with a small one: "Advisory Vote", "on Executive Pay". */
const isNextOfHeading = (line: FlatLine, above: FlatLine) =>
  (isSetAsHeading(line) || (/^\p{Ll}/u.test(line.text) && isSameType(line, above))) && isCloseBelow(line, above);

/** The heading of a proposal's first paragraph. */
const FIRST_HEADING =
  /^(?:(?:general(?: information)?|overview|background|introduction|summary|purpose)$|what am i voting|vote required)/i;
/** A title in capitals continues in capitals: "General" below it is the heading of its first paragraph. */
const isSameCase = (title: string, next: string) => title !== title.toUpperCase() || next === next.toUpperCase();

const SAME_SIZE = 0.6;
const isSameType = ({ line }: FlatLine, { line: other }: FlatLine) =>
  line.isBold === other.isBold && Math.abs(line.fontSize - other.fontSize) < SAME_SIZE;

const LINE_SPACING = 1.5;
const ALIGNED = 3;

/** Whether a line is set below another as the next of the same heading: at its spacing, from its edge or its middle. */
function isCloseBelow({ line }: FlatLine, { line: above, text }: FlatLine): boolean {
  const gap = above.y - line.y;
  const isAligned =
    Math.abs(line.x - above.x) < ALIGNED || Math.abs(line.x + line.width / 2 - above.x - above.width / 2) < ALIGNED;
  return isAligned && gap > 0 && gap <= LINE_SPACING * line.fontSize && !/[.:;?!]$/.test(text);
}

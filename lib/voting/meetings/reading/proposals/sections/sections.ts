import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { headingAt } from '@/lib/facts/readers/proposals/proposal-headings';
import { isHeadingAt } from '@/lib/facts/readers/proposals/proposal-titles';
import { oneOf } from '@/lib/format/patterns';
import { smallCount } from '@/lib/format/words/number-words';
import { GOES_ON_WORDS, IN_SENTENCE_WORDS } from './sections-patterns';

/** The text of one proposal, from its heading to the next: parts of pages, by offsets in the page's text. */
export type Section = {
  number: number;
  heading: { page: FlatPage; line: FlatLine };
  parts: { page: FlatPage; start: number; end: number }[];
};

/** References within sentences: "Proposal 4 requires …", "Item 1 of …", "(Proposal Four);". */
const IN_SENTENCE = new RegExp(String.raw`^\s?${oneOf(IN_SENTENCE_WORDS)}`, 'i');
/** "… the report gives the / matter one paragraph.": a line within a sentence. */
const IN_TEXT = new RegExp(String.raw`^(?:matter|item|resolution|proposal)\s${smallCount(1, 6)}\s\p{Ll}`, 'u');
const MOST_PAGES = 12;

/** A line that may be the heading of the proposal with this number. */
export type Hit = { number: number; page: FlatPage; line: FlatLine };

/**
 * The text of each proposal by its number: of all lines with the number, the one whose text reads most like the
 * proposal itself. Lists and tables of contents have shorter texts.
 */
export function proposalSections(filing: FilingText): Map<number, Section> {
  const hits = filing.pages.filter((page) => !isContentsPage(page)).flatMap(hitsOn);
  const best = new Map<number, { section: Section; worth: number }>();
  const consider = (hit: Hit, parts: Section['parts']) => {
    const worth = worthOf(hit, parts);
    if (worth > (best.get(hit.number)?.worth ?? 0))
      best.set(hit.number, { section: { number: hit.number, heading: hit, parts }, worth });
  };
  const inLists: [Hit, Section['parts']][] = [];
  for (const [index, hit] of hits.entries()) {
    if (index > 0 && hits[index - 1]?.number === hit.number) continue;
    const parts = untilHolders(
      partsOf(
        filing,
        hit,
        hits.slice(index + 1).find((other) => other.number !== hit.number),
      ),
    );
    if (isOfList(hit, hits)) inLists.push([hit, parts]);
    else consider(hit, parts);
  }
  // Short proposals below each other look like a list; each has its own heading and recommendation.
  const missing = inLists.filter(([hit]) => !best.has(hit.number));
  for (const [hit, parts] of missing) if (isHeading(hit) && isRecommendedIn(parts)) consider(hit, parts);
  return new Map([...best].map(([number, { section }]) => [number, section]));
}

/** The heading of one or all shareholder proposals, at which the text of a management proposal ends. */
export const BEGINS_HOLDERS = /^(?:stock|share)(?:holder|owner)s?'?\sproposals?\b/i;

/** Fewest characters of a proposal before the next one's heading. */
const SHORTEST = 900;

/** The parts down to a heading of shareholder proposals, which may be above their numbers. */
function untilHolders(parts: Section['parts']): Section['parts'] {
  let read = '';
  for (const [at, { page, start, end }] of parts.entries()) {
    for (const line of page.lines) {
      if (line.start <= start || line.start >= end) continue;
      const isNext = isHeading({ line }) && BEGINS_HOLDERS.test(line.text);
      const said = isNext ? read + page.text.slice(start, line.start) : '';
      if (said.length >= SHORTEST && /\brecommends?\b/i.test(said))
        return [...parts.slice(0, at), { page, start, end: line.start }];
    }
    read += page.text.slice(start, end);
  }
  return parts;
}

const LONG = 15_000;

function worthOf(hit: Pick<Hit, 'page' | 'line'>, parts: Section['parts']): number {
  const length = parts.reduce((sum, part) => sum + part.end - part.start, 0);
  const set = (isHeading(hit) ? 3000 : 0) + (isLarge(hit) ? 2000 : 0);
  return Math.min(length, LONG) + set + (isRecommendedIn(parts) ? 4000 : 0);
}

const LARGER = 1.2;

/** Whether the line is printed larger than most of its page: text that only mentions a proposal seldom is. */
export function isLarge({ page, line }: Pick<Hit, 'page' | 'line'>): boolean {
  const sizes = page.lines.map((each) => each.line.fontSize).toSorted((a, b) => a - b);
  return line.line.fontSize >= LARGER * (sizes[Math.floor(sizes.length / 2)] ?? 0);
}

/** Whether the line is bold, a heading of the page, or in capitals. */
export function isHeading({ line }: Pick<Hit, 'line'>): boolean {
  return line.line.isBold || line.line.role === 'heading' || line.text === line.text.toUpperCase();
}

/** "The Board recommends …", "The Board favors a vote against …", "The Board urges you to vote …". */
const RECOMMENDS = /\b(?:recommends?|favors a vote|urges? (?:that )?(?:you|\w+ ?holders)\b[^.;]{0,20}\bvote)\b/i;

/** Whether the text has a recommendation of the board. */
export function isRecommendedIn(parts: Section['parts']): boolean {
  return parts.some(({ page, start, end }) => RECOMMENDS.test(page.text.slice(start, end)));
}

/** Characters between two numbers below which they are rows of a list, and no headings. */
const CLOSE = 350;

function isOfList(hit: Hit, hits: readonly Hit[]): boolean {
  return hits.some(
    (other) =>
      other.number !== hit.number &&
      other.page.page === hit.page.page &&
      Math.abs(other.line.start - hit.line.start) < CLOSE,
  );
}

/** "… that shareholders are voting on under Agenda", before the line "Item 12." */
const GOES_ON = new RegExp(String.raw`\b${oneOf(GOES_ON_WORDS)}$`, 'i');

/** "The Board recommends a vote FOR", before the line "Proposal No. 2." */
const IN_RECOMMENDATION = /\b(?:recommends?|vote)\b[^.]*$/i;

/** "Proposal 1: Election of Directors | 5": contents below the notice, on a page of its own or not. */
function isRowOfContents(line: FlatLine): boolean {
  const last = line.cells.at(-1)?.text ?? '';
  return !isHeading({ line }) && line.cells.length > 1 && /^\d{1,3}$/.test(last);
}

function hitsOn(page: FlatPage): Hit[] {
  return page.lines.flatMap((line, at): Hit[] => {
    const heading = headingAt(page.lines, at, isHeading({ line }) || isHeadingAt(page.lines, at));
    if (!heading || heading.number < 1 || heading.number > 25) return [];
    const { number, rest } = heading;
    if (isRowOfContents(line)) return [];
    if (!isHeading({ line }) && GOES_ON.test(page.lines[at - 1]?.text ?? '')) return [];
    // The end of a sentence.
    const isEnd = /^\s?\.$/.test(rest);
    if (isEnd && (!isHeading({ line }) || IN_RECOMMENDATION.test(page.lines[at - 1]?.text ?? ''))) return [];
    // A line that ends with the number is the title, which may have begun on the line above.
    const isBefore = !line.text.startsWith(rest);
    if (
      (isBefore && IN_SENTENCE.test(rest)) ||
      (!isHeading({ line }) && IN_TEXT.test(line.text)) ||
      /^Item\s\d{1,2}\s?(?:of|in|to)\b/i.test(line.text)
    )
      return [];
    // Items of Form 10-K and Regulation S-K are not items of the meeting.
    const isOfForm =
      /^[A-Z]\b|^\s?\(|regulation s-k|form 10-k/i.test(rest) || (number > 15 && !/\bproposal/i.test(rest));
    if (/^items?\b/i.test(line.text) && isOfForm) return [];
    if (line.text.length > 220 || (/[.]$/.test(line.text) && line.text.length > 90)) return [];
    return [{ number, page, line }];
  });
}

/** The parts of pages from one heading up to the next, `to`; at most `most` pages further. */
export function partsOf(filing: FilingText, from: Hit, to: Hit | undefined, most = MOST_PAGES): Section['parts'] {
  const last = to ? Math.min(to.page.page, from.page.page + most) : from.page.page + most;
  return filing.pages
    .filter(({ page }) => page >= from.page.page && page <= last)
    .map((page) => ({
      page,
      start: page.page === from.page.page ? from.line.start : 0,
      end: to && page.page === to.page.page ? to.line.start : page.text.length,
    }))
    .filter(({ start, end }) => end > start);
}

/** The parts of a section that hold its first `characters`. */
export function opening(section: Section, characters: number): { page: FlatPage; start: number; end: number }[] {
  let left = characters;
  return section.parts.flatMap((part) => {
    if (left <= 0) return [];
    const end = Math.min(part.end, part.start + left);
    left -= end - part.start;
    return [{ ...part, end }];
  });
}

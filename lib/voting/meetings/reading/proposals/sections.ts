import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { toCount } from '@/lib/facts/text/values';
import { headingAt } from '@/lib/facts/readers/proposals/proposal-headings';
import { oneOf } from '@/lib/format/patterns';
import { kindOfTitle } from './kinds';
import { contentWordsOf } from '../words';
import { IN_SENTENCE_WORDS } from './sections-patterns';

/** Text of one proposal: from its heading to that of the next. */
export type Section = {
  number: number;
  heading: { page: FlatPage; line: FlatLine };
  parts: { page: FlatPage; start: number; end: number }[];
};

/** References within sentences: "Proposal 4 requires …", "Item 1 of …", "(Proposal Four);". */
const IN_SENTENCE = new RegExp(String.raw`^\s?${oneOf(IN_SENTENCE_WORDS)}`, 'i');
/** "… the report gives the / matter one paragraph.": a line within a sentence. */
const IN_TEXT = /^(?:matter|item|resolution|proposal)\s(?:one|two|three|four|five|six)\s\p{Ll}/u;
const MOST_PAGES = 12;

type Hit = { number: number; page: FlatPage; line: FlatLine };

/**
 * The stretch under each number's heading that reads most like the proposal itself; lists and contents have short
 * ones.
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

/** Sections of proposals whose headings carry no number: a line set as a heading that says what the title says. */
export function sectionsByTitle(
  filing: FilingText,
  proposals: readonly { number: number; title: string }[],
  known: ReadonlyMap<number, Section>,
): Map<number, Section> {
  const recommended = recommendedHeadings(filing, proposals);
  const found = proposals.flatMap(({ number, title }) => {
    const before = known.get(number)?.heading.line;
    // A row of a summary is no heading of the proposal's own text.
    const isRow = before?.line.role === 'table';
    if (before && !isRow) return [];
    const words = contentWordsOf(title);
    const others = proposals.filter((other) => other.number !== number).map((other) => contentWordsOf(other.title));
    const lines = filing.pages
      .filter((page) => !isContentsPage(page))
      .flatMap((page) =>
        page.lines
          .filter((line) => isTitleLine(line, title, words) || isHoldersTitle(line, words, others))
          .map((line): Hit => ({ number, page, line })),
      );
    const own = filing.pages.flatMap((page) => numberedHeadings(page, number, words));
    // One word says enough only in a heading that says what it is: "Stockholder Proposal on Lobbying".
    const telling = words.size >= 2 && !isRow ? lines : lines.filter(({ line }) => OF_HOLDER.test(line.text));
    const last = own[0] ?? recommended.get(number) ?? firstOfRun(telling);
    return last && words.size > 0 ? [last] : [];
  });
  const ends = [...found, ...[...known.values()].map(({ number, heading }) => ({ number, ...heading }))];
  const ofHolders = filing.pages.flatMap((page) =>
    page.lines.flatMap((line): Hit[] =>
      isHeading({ line }) && BEGINS_HOLDERS.test(line.text) ? [{ number: 0, page, line }] : [],
    ),
  );
  return new Map(
    found.map((hit) => {
      const title = proposals.find(({ number }) => number === hit.number)?.title ?? '';
      const isOfHolder = OF_HOLDER.test(`${title} ${hit.line.text}`);
      const next = [...ends, ...(isOfHolder ? [] : ofHolders)]
        .filter((other) => other.number !== hit.number && isBehind(other, hit))
        .toSorted((a, b) => a.page.page - b.page.page || a.line.start - b.line.start)[0];
      return [hit.number, { number: hit.number, heading: hit, parts: partsOf(filing, hit, next, TITLE_PAGES) }];
    }),
  );
}

/** "5. Stockholder Proposal Requesting a", in larger letters and over several lines, with the title's own number. */
function numberedHeadings(page: FlatPage, number: number, words: ReadonlySet<string>): Hit[] {
  if (isContentsPage(page)) return [];
  return page.lines.flatMap((line, at): Hit[] => {
    if (numberAt(line) !== number || !isLarge({ page, line })) return [];
    return sharesTitle(page, at, words) ? [{ number, page, line }] : [];
  });
}

/**
 * "4. SHAREHOLDER PROPOSAL REGARDING", set as a heading and no larger than the text, with the title's own number and,
 * before the next one, a recommendation: a list or a card has none behind each row.
 */
function recommendedHeadings(
  filing: FilingText,
  proposals: readonly { number: number; title: string }[],
): Map<number, Hit> {
  const words = new Map(proposals.map(({ number, title }) => [number, contentWordsOf(title)]));
  const hits = filing.pages.flatMap((page) =>
    isContentsPage(page)
      ? []
      : page.lines.flatMap((line, at): Hit[] => {
          const number = numberAt(line);
          const own = number !== undefined && isHeading({ line }) ? words.get(number) : undefined;
          return number !== undefined && own && sharesTitle(page, at, own) ? [{ number, page, line }] : [];
        }),
  );
  const found = new Map<number, Hit>();
  for (const [index, hit] of hits.entries()) {
    const next = hits.slice(index + 1).find(({ number }) => number !== hit.number);
    if (!found.has(hit.number) && isRecommendedIn(partsOf(filing, hit, next, TITLE_PAGES))) found.set(hit.number, hit);
  }
  return found;
}

/** "4. SHAREHOLDER PROPOSAL REGARDING", "SHAREOWNER PROPOSAL 10: APPROVAL OF". */
const NUMBERED =
  /^(?:(?:stock|share)(?:holder|owner)s?['’]?\sproposal\s(?:no\.?\s?)?(?=\d{1,2}[:.]))?(\d{1,2})[:.]\s+\p{L}/iu;

const numberAt = ({ text }: FlatLine): number | undefined => toCount(NUMBERED.exec(text)?.[1]);

/** Whether the lines of the heading that begins here have half of the title's words. */
function sharesTitle(page: FlatPage, at: number, words: ReadonlySet<string>): boolean {
  const line = page.lines[at];
  if (!line) return false;
  const isSame = (other: FlatLine) => Math.abs(other.line.fontSize - line.line.fontSize) < SAME_SIZE;
  const below = page.lines.slice(at + 1, at + 1 + HEADING_LINES);
  const end = below.findIndex((other) => !isSame(other));
  const whole = contentWordsOf([line, ...(end < 0 ? below : below.slice(0, end))].map(({ text }) => text).join(' '));
  const shared = [...words].filter((word) => whole.has(word)).length;
  return words.size > 0 && shared * 2 >= words.size;
}

const SAME_SIZE = 0.6;
const HEADING_LINES = 3;

/** The last of the lines; where it is at the top of one page after another, the first of these. */
function firstOfRun(hits: readonly Hit[]): Hit | undefined {
  let at = hits.length - 1;
  while (isRunOn(hits[at - 1], hits[at])) at -= 1;
  return hits[at];
}

const isRunOn = (before: Hit | undefined, hit: Hit | undefined) =>
  before !== undefined && before.line.text === hit?.line.text && before.page.page === hit.page.page - 1;

const TITLE_PAGES = 4;
const OF_HOLDER = /\b(?:stock|share)(?:holder|owner)s?'?\sproposal\b/i;

/** The heading of a shareholder's proposal, or of all of them, ends the company's own. */
const BEGINS_HOLDERS = /^(?:stock|share)(?:holder|owner)s?'?\sproposals?\b/i;

/** Fewest characters of a proposal before the next one's heading. */
const SHORTEST = 900;

/** A section down to a heading of shareholders' proposals, which may be above their numbers. */
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

function isBehind(other: Hit, hit: Hit): boolean {
  return other.page.page > hit.page.page || (other.page.page === hit.page.page && other.line.start > hit.line.start);
}

/** Fewer words in common say too little. */
const FEWEST_SHARED = 3;
const NUMBER_BEFORE = /^\(?\d{1,2}\)?\s?[.:|)]?\s+/;

/** A heading with the title's words; one with other words for the same matter, if half of them are the title's. */
function isTitleLine({ line, text }: FlatLine, title: string, words: ReadonlySet<string>): boolean {
  const isHeading = line.isBold || line.role === 'heading' || text === text.toUpperCase();
  if (!isHeading || text.length > title.length * 2 + 40 || /\b(?:FOR|AGAINST)\b|\s\d{1,3}$/.test(text)) return false;
  const own = contentWordsOf(text.replace(NUMBER_BEFORE, ''));
  if ([...words].every((word) => own.has(word))) return true;
  // The company and a shareholder may propose the same.
  if (OF_HOLDER.test(text) !== OF_HOLDER.test(title)) return false;
  const shared = [...words].filter((word) => own.has(word)).length;
  if (shared < FEWEST_SHARED || shared * 2 < own.size) return false;
  const kind = kindOfTitle(text);
  return (shared === own.size && shared * 2 >= words.size) || (kind !== undefined && kind === kindOfTitle(title));
}

/** Of a shareholder's title without these words, the share that its first line must have. */
const NEARLY_ALL = 0.7;

/**
 * "Stockholder proposal to report on tracing misuse of / company products": the heading of a shareholder's proposal
 * whose title is known without its first words, as far as no other proposal has more of its words.
 */
function isHoldersTitle(line: FlatLine, words: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): boolean {
  if (!isHeading({ line }) || !BEGINS_HOLDERS.test(line.text) || words.size <= FEWEST_SHARED) return false;
  const own = contentWordsOf(line.text);
  const shared = (all: ReadonlySet<string>) => [...all].filter((word) => own.has(word)).length;
  return shared(words) >= NEARLY_ALL * words.size && others.every((other) => shared(other) < shared(words));
}

const LONG = 15_000;

function worthOf(hit: Pick<Hit, 'page' | 'line'>, parts: Section['parts']): number {
  const length = parts.reduce((sum, part) => sum + part.end - part.start, 0);
  const set = (isHeading(hit) ? 3000 : 0) + (isLarge(hit) ? 2000 : 0);
  return Math.min(length, LONG) + set + (isRecommendedIn(parts) ? 4000 : 0);
}

const LARGER = 1.2;

/** Larger than most of its page, as the text that is only about a proposal seldom sets its number. */
function isLarge({ page, line }: Pick<Hit, 'page' | 'line'>): boolean {
  const sizes = page.lines.map((each) => each.line.fontSize).toSorted((a, b) => a - b);
  return line.line.fontSize >= LARGER * (sizes[Math.floor(sizes.length / 2)] ?? 0);
}

function isHeading({ line }: Pick<Hit, 'line'>): boolean {
  return line.line.isBold || line.line.role === 'heading' || line.text === line.text.toUpperCase();
}

/** "The Board recommends …", "The Board favors a vote against …", "The Board urges you to vote …". */
const RECOMMENDS = /\b(?:recommends?|favors a vote|urges? (?:that )?(?:you|\w+ ?holders)\b[^.;]{0,20}\bvote)\b/i;

function isRecommendedIn(parts: Section['parts']): boolean {
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
const GOES_ON = /\b(?:agenda|under|see|in|of|to|and|or|with|on|by|for|against|the|this|our|management|company)$/i;

/** "The Board recommends a vote FOR", before the line "Proposal No. 2." */
const IN_RECOMMENDATION = /\b(?:recommends?|vote)\b[^.]*$/i;

function hitsOn(page: FlatPage): Hit[] {
  return page.lines.flatMap((line, at): Hit[] => {
    const heading = headingAt(page.lines, at, isHeading({ line }));
    if (!heading || heading.number < 1 || heading.number > 25) return [];
    const { number, rest } = heading;
    if (!isHeading({ line }) && GOES_ON.test(page.lines[at - 1]?.text ?? '')) return [];
    // The end of a sentence.
    const isEnd = /^\s?\.$/.test(rest);
    if (isEnd && (!isHeading({ line }) || IN_RECOMMENDATION.test(page.lines[at - 1]?.text ?? ''))) return [];
    // Of a number at its end the line is the title, which may have begun on the line above.
    const isBefore = !line.text.startsWith(rest);
    if (
      (isBefore && IN_SENTENCE.test(rest)) ||
      (!isHeading({ line }) && IN_TEXT.test(line.text)) ||
      /^Item\s\d{1,2}\s?(?:of|in|to)\b/i.test(line.text)
    )
      return [];
    // Items of Form 10-K and Regulation S-K are no items of the meeting.
    const isOfForm =
      /^[A-Z]\b|^\s?\(|regulation s-k|form 10-k/i.test(rest) || (number > 15 && !/\bproposal/i.test(rest));
    if (/^items?\b/i.test(line.text) && isOfForm) return [];
    if (line.text.length > 220 || (/[.]$/.test(line.text) && line.text.length > 90)) return [];
    return [{ number, page, line }];
  });
}

function partsOf(filing: FilingText, from: Hit, to: Hit | undefined, most = MOST_PAGES): Section['parts'] {
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

/** The first `characters` of a section. */
export function opening(section: Section, characters: number): { page: FlatPage; start: number; end: number }[] {
  let left = characters;
  return section.parts.flatMap((part) => {
    if (left <= 0) return [];
    const end = Math.min(part.end, part.start + left);
    left -= end - part.start;
    return [{ ...part, end }];
  });
}

import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { toCount } from '@/lib/format/words/number-words';
import { kindOfTitle } from '../kinds/kinds';
import { BEGINS_HOLDERS, isHeading, isLarge, isRecommendedIn, partsOf, type Hit, type Section } from './sections';
import { contentWordsOf } from '../../words';

/**
 * Sections of proposals whose headings carry no number, by the proposal's number: a line printed as a heading that has
 * the words of the title. Proposals in `known` are left out, unless their heading is the row of a table.
 */
export function sectionsByTitle(
  filing: FilingText,
  proposals: readonly { number: number; title: string }[],
  known: ReadonlyMap<number, Section>,
): Map<number, Section> {
  const recommended = recommendedHeadings(filing, proposals);
  const found = proposals.flatMap(({ number, title }) => {
    const before = known.get(number)?.heading.line;
    // A row of a summary is not a heading of the proposal's own text.
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
 * before the next one, a recommendation: a list or a card has no recommendation after each row.
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

function isBehind(other: Hit, hit: Hit): boolean {
  return other.page.page > hit.page.page || (other.page.page === hit.page.page && other.line.start > hit.line.start);
}

/** Fewest words in common. */
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

import { isContentsPage, type FilingText } from '@/lib/facts/reading/filing-text';
import type { FlatLine, FlatPage } from '@/lib/facts/reading/flat-page';
import { toCount } from '@/lib/facts/reading/values';

/** Text of one proposal: from its heading to that of the next. */
export type Section = {
  number: number;
  heading: { page: FlatPage; line: FlatLine };
  parts: { page: FlatPage; start: number; end: number }[];
};

export const HEADING =
  /^(?:[^\p{L}\p{N}]{1,3}\s?)?(?:management |company |board |stockholder |shareholder |voting )?(?:proposal|item|resolution|agenda item|ballot item|voting item)\s?(?:no\.?\s?|number\s|#\s?)?(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\d%]|-\s?\d|-$|\([a-z]\))(?<rest>.*)$/iu;
/** References within sentences: "Proposal 4 requires …", "Item 1 of …". */
const IN_SENTENCE =
  /^\s?(?:\(?(?:to|the|and|is|are|was|will|if|of|or|on|in|for|vote|requires?|because|has|have|may|must|at|by|as|above|below|through|contains?|described|would)\b|,)/i;
const MOST_PAGES = 12;

type Hit = { number: number; page: FlatPage; line: FlatLine };

/** The longest stretch under each number's heading; lists and contents have short ones. */
export function proposalSections(filing: FilingText): Map<number, Section> {
  const hits = filing.pages.filter((page) => !isContentsPage(page)).flatMap((page) => withoutLists(hitsOn(page)));
  const best = new Map<number, { section: Section; length: number }>();
  for (let index = 0; index < hits.length; index += 1) {
    const hit = hits[index];
    if (!hit || (index > 0 && hits[index - 1]?.number === hit.number)) continue;
    const next = hits.slice(index + 1).find((other) => other.number !== hit.number);
    const parts = partsOf(filing, hit, next);
    const length = parts.reduce((sum, part) => sum + part.end - part.start, 0);
    if (length > (best.get(hit.number)?.length ?? 0))
      best.set(hit.number, { section: { number: hit.number, heading: hit, parts }, length });
  }
  return new Map([...best].map(([number, { section }]) => [number, section]));
}

function hitsOn(page: FlatPage): Hit[] {
  return page.lines.flatMap((line): Hit[] => {
    const match = HEADING.exec(line.text);
    const number = toCount(match?.groups?.number);
    if (!match || number === undefined || number < 1 || number > 25) return [];
    const rest = match.groups?.rest ?? '';
    if (IN_SENTENCE.test(rest) || /^Item\s\d{1,2}\s?(?:of|in|to)\b/i.test(line.text)) return [];
    // Items of Form 10-K and Regulation S-K are no items of the meeting.
    if (/^items?\b/i.test(line.text) && (/^[A-Z]\b|^\s?\(|regulation s-k|form 10-k/i.test(rest) || number > 15))
      return [];
    if (line.text.length > 220 || (/[.]$/.test(line.text) && line.text.length > 90)) return [];
    return [{ number, page, line }];
  });
}

/** Characters between two numbers below which they are rows of a list, and no headings. */
const CLOSE = 350;

function withoutLists(hits: Hit[]): Hit[] {
  return hits.filter(
    (hit) => !hits.some((other) => other.number !== hit.number && Math.abs(other.line.start - hit.line.start) < CLOSE),
  );
}

function partsOf(filing: FilingText, from: Hit, to: Hit | undefined): Section['parts'] {
  const last = to ? Math.min(to.page.page, from.page.page + MOST_PAGES) : from.page.page + MOST_PAGES;
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

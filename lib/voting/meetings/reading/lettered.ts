import type { FilingText } from '@/lib/reading/text/filing-text';
import { placeSpan } from '@/lib/facts/text/place-span';
import { kindOfTitle } from './kinds';
import type { ReadLine } from './types';

const LETTERS = 'abcdefgh';
const PAGE_NUMBER = /\s+\d{1,3}$/;
const BOXES = /\s*[☐☒☑□].*$/u;
/** With what a title does not end. */
const GOES_ON = /\b(?:of|to|the|and|for|in|on|by|set|an?|with)$/i;
const SHORTEST_TITLE = 12;
const FEWEST_PAGES = 2;

type Resolution = { letter: string; title: string; page: number; start: number; end: number; pages: Set<number> };

/**
 * The resolutions into which a proposal is divided, each voted on by itself: "Proposal 4a: …", "Proposal 4b: …". Only
 * the line itself where the filing prints fewer than two, or not from the first letter on.
 */
export function linesByLetter(filing: FilingText, line: ReadLine): ReadLine[] {
  const found = resolutionsOf(filing, line.number);
  const isWhole = found.length >= 2 && found.every(({ letter }, index) => letter === LETTERS[index]);
  if (!isWhole || found.some((each) => pagesNaming(filing, line.number, each).size < FEWEST_PAGES)) return [line];
  return found.map(({ letter, title, ...span }) => {
    const placed = placeSpan(filing, span);
    return {
      ...line,
      key: `${line.key}${letter}`,
      number: `${line.number}${letter}`,
      kind: kindOfTitle(title) ?? line.kind,
      title,
      placed: { ...line.placed, ...(placed ? { title: placed } : {}) },
    };
  });
}

/** By letter, each with the longest of its titles: a heading is cut where its line ends. */
function resolutionsOf(filing: FilingText, number: string): Resolution[] {
  const heading = new RegExp(
    String.raw`^(?:(?:Proposal|Item|Resolution)(?: No\.?)?\s${number}\s?\(?(?<letter>[a-h])\)?\s?[:.-]\s?|` +
      // On the proxy card.
      String.raw`${number}\s?[.(]?(?<printed>[a-h])[.):]{1,2}\s+)(?<title>\p{L}.*)$`,
    'iu',
  );
  const found = new Map<string, Resolution>();
  for (const page of filing.pages) {
    for (const [at, { text, cells, start, end }] of page.lines.entries()) {
      const { printed, letter = printed, title } = heading.exec(text.trim())?.groups ?? {};
      if (!letter || !title || title.length < SHORTEST_TITLE) continue;
      const key = letter.toLowerCase();
      const known = found.get(key);
      const pages = (known?.pages ?? new Set<number>()).add(page.page);
      const from = start + text.indexOf(title);
      const cell = cells.find((each) => each.start <= from && from < each.end);
      const next = page.lines[at + 1]?.cells[0]?.text.replace(BOXES, '') ?? '';
      const own = page.text
        .slice(from, cell?.end ?? end)
        .replace(BOXES, '')
        .replace(PAGE_NUMBER, '')
        .trim();
      const whole = GOES_ON.test(own) && /^\p{L}/u.test(next) ? `${own} ${next.trim()}` : own;
      const plain = whole.replace(/(?<=\p{Ll})[.;]$/u, '');
      if (known && known.title.length >= plain.length) continue;
      found.set(key, { letter: key, title: plain, page: page.page, start, end, pages });
    }
  }
  return [...found.values()].sort((a, b) => a.letter.localeCompare(b.letter));
}

/** The pages with the resolution's heading, and those that speak of it: "Items 5(a), 5(b) and 5(c)". */
function pagesNaming(filing: FilingText, number: string, { letter, pages }: Resolution): Set<number> {
  const mention = new RegExp(
    String.raw`\b(?:Proposal|Item|Resolution)s?(?: Nos?\.?)?\s(?:[\d(), a-h]|and |through ){0,40}?` +
      String.raw`${number}\s?\(?${letter}\b`,
    'iu',
  );
  const naming = filing.pages.filter(({ text }) => mention.test(text)).map(({ page }) => page);
  return new Set([...pages, ...naming]);
}

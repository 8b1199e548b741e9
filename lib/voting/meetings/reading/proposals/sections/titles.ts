import { proposalHeading } from '@/lib/facts/readers/proposals/proposal-headings';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import { toCount } from '@/lib/format/words/number-words';
import type { Section } from './sections';
import { contentWordsOf } from '../../words';

const NUMBERED = /^\(?(?<number>\d{1,2})\)?\s?[.:)]?\s+\S/;

/**
 * Where the title of a numbered item is printed (`placed`; undefined where it is not found), its own heading first; on
 * how many pages it was seen; and the lines around it as `context`, '' where it was not seen.
 */
export function locateTitle(
  filing: FilingText,
  { number, title }: { number: number; title: string },
  section: Section | undefined,
): { placed: Located | undefined; pages: number; context: string } {
  const words = contentWordsOf(title);
  const seen: { page: number; start: number; end: number; share: number; context: string }[] = [];
  for (const page of filing.pages) {
    for (const [index, line] of page.lines.entries()) {
      if (numberIn(line.text) !== number) continue;
      // A title may be on the lines below its number.
      const below = page.lines.slice(index + 1, index + 3);
      const next = below.findIndex(({ text }) => numberIn(text) !== undefined);
      const until = (next < 0 ? below : below.slice(0, next)).at(-1) ?? line;
      const text = page.text.slice(line.start, until.end);
      const share = shareOf(words, text);
      if (share < 0.5) continue;
      const own = shareOf(words, line.text) >= share ? line.end : until.end;
      seen.push({ page: page.page, start: line.start, end: own, share, context: text });
    }
  }
  const inSection = section
    ? seen.find(({ page, start }) => page === section.heading.page.page && start === section.heading.line.start)
    : undefined;
  const best = inSection ?? seen.toSorted((a, b) => b.share - a.share || a.page - b.page)[0];
  const placed = best
    ? locateSpan(filing, best)
    : section
      ? locateSpan(filing, {
          page: section.heading.page.page,
          start: section.heading.line.start,
          end: section.heading.line.end,
        })
      : undefined;
  return { placed, pages: new Set(seen.map(({ page }) => page)).size, context: best?.context ?? '' };
}

/**
 * The number with which a line begins as an item of a list or a proposal's heading; undefined where it begins with
 * none.
 */
export function numberIn(text: string): number | undefined {
  return proposalHeading(text, true)?.number ?? toCount(NUMBERED.exec(text)?.groups?.number);
}

function shareOf(words: ReadonlySet<string>, text: string): number {
  if (words.size === 0) return 0;
  const own = contentWordsOf(text);
  let shared = 0;
  for (const word of words) if (own.has(word)) shared += 1;
  return shared / words.size;
}

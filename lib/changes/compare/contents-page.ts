import type { PageLayout, TextLine } from '@/lib/pdf/types';

/** "Compensation Discussion 24", "Item 1A. ..... 12": a line of a table of contents. */
const CONTENTS_LINE = /(?:\.\s?){4,}\s*(?:[A-Z]-?)?(?<led>\d{1,3})\s*$|\S\s+(?:[A-Z]-)?(?<number>\d{1,3})\s*$/;
const CONTENTS_TITLE = /\bcontents\b|^\s*index\s*$/i;
const TITLE_LINES = 12;
const LEAST_LINES = 8;
const LEAST_SHARE = 0.5;
/** Without a title, which stands in the running head of some filings, more of it must be sure. */
const LEAST_LINES_UNTITLED = 12;
const LEAST_RISING = 0.9;

/**
 * The lines of a page's table of contents, from the first that names a page to the last. It says where things are; a
 * page more or less changes all of it.
 */
export function contentsLines(page: PageLayout): Set<TextLine> {
  const lines = page.lines.filter(({ role, text }) => role !== 'furniture' && text.trim() !== '');
  const pointing = lines.flatMap(({ text }, at) => {
    const groups = CONTENTS_LINE.exec(text)?.groups;
    return groups ? [{ at, number: Number(groups.led ?? groups.number) }] : [];
  });
  const [first, last] = [pointing[0], pointing.at(-1)];
  if (!first || !last || pointing.length < LEAST_LINES) return new Set();
  const range = lines.slice(first.at, last.at + 1);
  if (pointing.length < range.length * LEAST_SHARE) return new Set();
  const isTitled = lines.slice(0, TITLE_LINES).some(({ text }) => CONTENTS_TITLE.test(text));
  const isSure = pointing.length >= LEAST_LINES_UNTITLED && isRising(pointing.map(({ number }) => number));
  return new Set(isTitled || isSure ? range : []);
}

/** Pages of a table of contents rise from line to line; the last column of no other table does over so many rows. */
function isRising(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const different = new Set(numbers).size;
  return steps.filter((step) => step >= 0).length >= steps.length * LEAST_RISING && different >= numbers.length / 2;
}

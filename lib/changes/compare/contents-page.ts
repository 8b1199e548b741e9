import type { PageLayout, TextLine } from '@/lib/pdf/types';

/** "Compensation Discussion 24", "Item 1A. ..... 12": a line of a table of contents. */
const CONTENTS_LINE = /(?:\.\s?){4,}\s*(?:[A-Z]-?)?(?<led>\d{1,3})\s*$|\S\s+(?:[A-Z]-)?(?<number>\d{1,3})\s*$/;
const CONTENTS_TITLE = /\bcontents\b|^\s*index\s*$/i;
const TITLE_LINES = 12;
const LEAST_LINES = 8;
const LEAST_SHARE = 0.5;
/** Without a title, which is in the running head of some filings, more of its lines must look like contents. */
const LEAST_LINES_UNTITLED = 12;
const LEAST_RISING = 0.9;
const LEAST_LINES_IN_COLUMNS = 16;
const LEAST_RISING_IN_COLUMNS = 0.95;

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

/**
 * Pages of a table of contents rise from line to line, in two columns where it is set in two; the last column of no
 * other table does over so many rows.
 */
function isRising(numbers: readonly number[]): boolean {
  if (new Set(numbers).size < numbers.length / 2) return false;
  const first = longestRising(numbers);
  if (first.size >= numbers.length * LEAST_RISING) return true;
  const rest = numbers.filter((_number, at) => !first.has(at));
  const inColumns = first.size + longestRising(rest).size;
  return numbers.length >= LEAST_LINES_IN_COLUMNS && inColumns >= numbers.length * LEAST_RISING_IN_COLUMNS;
}

/** Positions of the longest non-decreasing subsequence. */
function longestRising(numbers: readonly number[]): Set<number> {
  const lengths: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, at) => {
    let best = -1;
    for (let earlier = 0; earlier < at; earlier += 1)
      if ((numbers[earlier] ?? 0) <= number && (best === -1 || (lengths[earlier] ?? 0) > (lengths[best] ?? 0)))
        best = earlier;
    lengths.push(1 + (best === -1 ? 0 : (lengths[best] ?? 0)));
    before.push(best);
  });
  const positions = new Set<number>();
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = before[at] ?? -1) positions.add(at);
  return positions;
}

import type { PageLayout } from '@/lib/pdf/types';

/** "Compensation Discussion 24", "Item 1A. ..... 12": a line of a table of contents. */
const CONTENTS_LINE = /(?:\.\s?){4,}\s*(?:[A-Z]-?)?(?<led>\d{1,3})\s*$|\S\s+(?:[A-Z]-)?(?<number>\d{1,3})\s*$/;
const CONTENTS_TITLE = /\bcontents\b|^\s*index\s*$/i;
const TITLE_LINES = 12;
const LEAST_LINES = 8;
const LEAST_SHARE = 0.5;
/** Without a title, which stands in the running head of some filings, more of it must be sure. */
const LEAST_LINES_UNTITLED = 12;
const LEAST_RISING = 0.9;

/** A table of contents says where things are; a page more or less changes all of it. */
export function isContents(page: PageLayout): boolean {
  const lines = page.lines.filter(({ role, text }) => role !== 'furniture' && text.trim() !== '');
  const pointing = lines.flatMap(({ text }) => {
    const groups = CONTENTS_LINE.exec(text)?.groups;
    return groups ? [Number(groups.led ?? groups.number)] : [];
  });
  if (pointing.length < LEAST_LINES || pointing.length < lines.length * LEAST_SHARE) return false;
  if (lines.slice(0, TITLE_LINES).some(({ text }) => CONTENTS_TITLE.test(text))) return true;
  return pointing.length >= LEAST_LINES_UNTITLED && isRising(pointing);
}

/** Pages of a table of contents rise from line to line; the last column of no other table does over so many rows. */
function isRising(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const different = new Set(numbers).size;
  return steps.filter((step) => step >= 0).length >= steps.length * LEAST_RISING && different >= numbers.length / 2;
}

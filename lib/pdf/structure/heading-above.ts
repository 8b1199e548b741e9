import { type PageLayout, type TextLine } from '../types.ts';

const MAX_CHARS = 160;

/** The heading above a position, if it is on the same page; undefined otherwise. */
export function headingAbove(page: PageLayout, charStart: number): string | undefined {
  const last = page.lines.findLastIndex((line) => line.role === 'heading' && line.start <= charStart);
  if (last < 0) return undefined;
  let first = last;
  while (first > 0 && isOneHeading(page.lines[first - 1], page.lines[first])) first -= 1;
  return page.lines
    .slice(first, last + 1)
    .map((line) => line.text.trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_CHARS);
}

/** Whether a heading continues on the line below, in the same font. */
function isOneHeading(above: TextLine | undefined, line: TextLine | undefined): boolean {
  if (above?.role !== 'heading' || !line || above.text.length <= 25) return false;
  const gap = above.y - line.y;
  return (
    gap > 0 &&
    gap < 1.8 * above.height &&
    Math.abs(above.fontSize - line.fontSize) < 0.6 &&
    above.isBold === line.isBold
  );
}

import { type Row } from './rows.ts';
import { type Segment } from './segments.ts';

/** Share of a heading's height by which the row below may reach into it. */
const OVERLAP = 0.3;
/** How far below the first line of a heading its text begins at most, in heights of that line. */
const GAP = 5;
/** A heading is larger than the text it was painted after, or bold and about as large. */
const LARGER = 1.1;
const AS_LARGE = 0.95;
const LETTERS = 4;

/**
 * Moves headings that were painted after their text to their place on the page: a browser prints positioned
 * elements last. Only a row of one segment moves, over rows that are all below it in its column, so columns beside
 * each other and the cells of tables keep their order.
 */
export function moveLateHeadings(rows: readonly Row[]): Row[] {
  const placed: Row[] = [];
  for (const row of rows) placed.splice(placeOf(placed, row), 0, row);
  return placed;
}

function placeOf(placed: readonly Row[], row: Row): number {
  const end = placed.length;
  const [heading] = row.segments;
  if (!heading || heading.isTurned || row.segments.length > 1 || heading.glyphs.length < LETTERS) return end;
  const reach = OVERLAP * (row.top - row.bottom);
  let place = end;
  while (place > 0) {
    const other = placed[place - 1];
    if (!other || other.segments[0]?.isTurned) return end;
    if (other.top > row.bottom + reach) {
      if (other.bottom < row.top - reach) return end;
      break;
    }
    if (!sharesColumn(other, heading)) return end;
    place -= 1;
  }
  const passed = placed.slice(place);
  const next = Math.max(...passed.map(({ top }) => top));
  // A footer that was painted first has nothing below it.
  if (row.bottom - next > GAP * (row.top - row.bottom)) return end;
  return isHeadingOf(passed, heading) ? place : end;
}

function sharesColumn(row: Row, { left, right }: Segment): boolean {
  const rowLeft = Math.min(...row.segments.map((segment) => segment.left));
  const rowRight = Math.max(...row.segments.map((segment) => segment.right));
  return rowLeft < right && left < rowRight;
}

function isHeadingOf(rows: readonly Row[], heading: Segment): boolean {
  const sizes = rows.flatMap(({ segments }) => segments.flatMap(({ glyphs, fontSize }) => glyphs.map(() => fontSize)));
  const usual = sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  if (heading.fontSize > LARGER * usual) return true;
  const bold = heading.glyphs.filter(({ style }) => style.isBold).length;
  return bold > heading.glyphs.length / 2 && heading.fontSize > AS_LARGE * usual;
}

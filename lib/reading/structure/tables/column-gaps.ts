import type { FlatPage } from '@/lib/reading/text/flat-page';
import { leftOf, rightOf } from './label-cells';

/** A range of a page's height, in points from its foot. */
export type Band = { top: number; bottom: number };

/** Narrowest white space between two columns, in points. */
const NARROWEST = 5;

/** The strips of white space from top to bottom of a band, between two positions from the left, all in points. */
export function gapsBetween(page: FlatPage, band: Band, from: number, to: number): [number, number][] {
  const printed = page.lines
    .filter(({ line }) => line.y <= band.top && line.y >= band.bottom)
    .flatMap((line) =>
      line.cells.map((cell) => [leftOf(page, line, cell.start), rightOf(page, line, cell.end)] as const),
    )
    .filter(([left, right]) => right > from && left <= to)
    .toSorted(([a], [b]) => a - b);
  const gaps: [number, number][] = [];
  let edge = from;
  for (const [left, right] of printed) {
    if (left - edge >= NARROWEST && edge > from) gaps.push([edge, left]);
    edge = Math.max(edge, right);
  }
  return gaps;
}

import type { Cell, FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { leftOf, rightOf } from './label-cells';

/** A cell with its line and its edges in points from the left of the page. */
export type PlacedCell = Cell & { line: FlatLine; left: number; right: number };

export const BULLET = /^[•●■▪◦∎▶➤-](?:\s|$)/;
const FURTHEST = 4;
const INDENT = 24;
/** Of the height of a line, from one line's foot to the next one's. */
const LINE_PITCH = 2.1;
/** The same below a label, where what follows certainly belongs to it. */
const LABEL_PITCH = 3.4;
const MOST_LINES = 60;
const NOTHING = /(?!)/;

/** The cells of a page; a bullet that is printed apart from its words is joined with them. */
export function placedCells(page: FlatPage): PlacedCell[] {
  return page.lines.flatMap((line) =>
    withBullets(line.cells).map((cell) => ({
      ...cell,
      line,
      left: leftOf(page, line, cell.start),
      right: rightOf(page, line, cell.end),
    })),
  );
}

function withBullets(cells: readonly Cell[]): Cell[] {
  return cells.flatMap((cell, at) => {
    const [before, next] = [cells[at - 1], cells[at + 1]];
    if (before && BULLET.test(before.text) && before.text.length === 1) return [];
    return next && BULLET.test(cell.text) && cell.text.length === 1
      ? [{ text: `${cell.text} ${next.text}`, start: cell.start, end: next.end }]
      : [cell];
  });
}

/**
 * What is printed below a label in its column, line by line, as long as the lines follow each other closely. What
 * begins as `expected` may be further from the label.
 */
export function columnBelow(cells: readonly PlacedCell[], label: PlacedCell, expected: RegExp = NOTHING): PlacedCell[] {
  return closelyBelow(
    cells.filter(({ left }) => left >= label.left - FURTHEST && left <= label.left + INDENT),
    label,
    expected,
  );
}

const OFF_CENTRE = 8;
const centreOf = ({ left, right }: PlacedCell) => (left + right) / 2;

/** The same in a column whose cells are set on one middle, as tables of committees often are. */
export function centredBelow(cells: readonly PlacedCell[], label: PlacedCell, expected: RegExp): PlacedCell[] {
  return closelyBelow(
    cells.filter((cell) => Math.abs(centreOf(cell) - centreOf(label)) <= OFF_CENTRE),
    label,
    expected,
  );
}

/** Those of the cells that follow a label line by line. */
export function closelyBelow(
  cells: readonly PlacedCell[],
  label: PlacedCell,
  expected: RegExp = NOTHING,
): PlacedCell[] {
  const column: PlacedCell[] = [];
  let above = label;
  const below = cells
    .filter(({ line }) => line.line.y < label.line.line.y)
    .toSorted((a, b) => b.line.line.y - a.line.line.y);
  for (const cell of below) {
    const pitch = above === label && expected.test(cell.text) ? LABEL_PITCH : LINE_PITCH;
    const isClose = above.line.line.y - cell.line.line.y <= pitch * Math.max(cell.line.line.height, 6);
    if (!isClose || column.length === MOST_LINES) break;
    column.push(cell);
    above = cell;
  }
  return column;
}

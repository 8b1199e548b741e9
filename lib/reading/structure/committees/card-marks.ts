import type { FlatPage } from '@/lib/reading/text/flat-page';
import { columnBelow, placedCells, type PlacedCell } from '../tables/columns';
import { placeOf } from '../tables/label-cells';
import { anchorFor, type Anchors } from '../people/profile-anchors';
import type { AddFact } from '../types';

const MARK = /^(?:[✓✔☑•●■]\s?)?(?<not>not |non-)?independent(?: (?:director|trustee))?(?: nominee)?$/i;
/** "No – management". */
const VALUE = /^(?:(?:yes|no)(?:$|\W)|[✓✔☑✗✘x]$)/i;

/**
 * "INDEPENDENT" or "Not independent" in a cell of its own below a name, where no value follows it. Two of them below
 * one name belong to two people, one of them unknown.
 */
export function fromIndependenceMarks(page: FlatPage, anchors: Anchors, add: AddFact): void {
  const cells = placedCells(page);
  const marks = cells.flatMap((cell) => {
    const groups = MARK.exec(cell.text)?.groups;
    const beside = cell.line.cells.find(({ start }) => start > cell.start);
    const [below] = columnBelow(cells, cell, VALUE);
    const isLabel = VALUE.test(beside?.text ?? '') || VALUE.test(below?.text ?? '') || headsGroup(cells, cell);
    const owner = groups && !isLabel && anchorFor(anchors, cell.line, cell.left);
    const isDenied = groups?.not !== undefined || isBelowDenial(cells, cell);
    return owner ? [{ cell, owner, value: isDenied ? 'no' : 'yes' }] : [];
  });
  for (const { cell, owner, value } of marks) {
    const { name, ...rest } = owner;
    if (marks.filter((each) => each.owner.name === name).length > 1) continue;
    add(name, { kind: 'independent', value, ...rest, place: placeOf(page, cell.start, cell.end) });
  }
}

/** "INDEPENDENT", and below it "TRUSTEES": the heading of a group of people. */
const headsGroup = (cells: readonly PlacedCell[], cell: PlacedCell) =>
  /^independent$/i.test(cell.text) && columnBelow(cells, cell, /^/)[0]?.text.match(OF_GROUP) != null;
const OF_GROUP = /^(?:directors|trustees|nominees|members)\b/i;

const SAME_EDGE = 3;
/** In heights of the line. */
const NEAR = 2;

/** "Non-Employee, Non-", which continues below with "Independent". */
function isBelowDenial(cells: readonly PlacedCell[], { line, left }: PlacedCell): boolean {
  return cells.some((above) => {
    const gap = above.line.line.y - line.line.y;
    const isAbove = Math.abs(above.left - left) <= SAME_EDGE && gap > 0 && gap < NEAR * line.line.height;
    return isAbove && /\b(?:non-|not)$/i.test(above.text);
  });
}

import { columnBelow, placedCells, type PlacedCell } from '@/lib/reading/structure/tables/columns';
import { wordsOfLine } from '@/lib/reading/structure/tables/marks';
import type { FlatPage } from '@/lib/reading/text/flat-page';

/**
 * A committee's row of a table, with all the words of its cell of members, and of its chair's where the table has a
 * column of chairs.
 */
export type CommitteeRow = { name: string; members: string; chair?: string; start: number; end: number };

const COMMITTEE_HEAD = /^(?:board )?committees?$/i;
const CHAIR_HEAD = /^(?:committee )?chair(?:man|woman|person)?$/i;
const MEMBERS_HEAD = /^(?:(?:current|committee|other) )?members(?:hip)?$/i;
const FURTHEST = 4;
const INDENT = 24;
/**
 * From one line of a cell to the next, at most this much of the closest two, or of a line's height; less where rows
 * would have two chairs.
 */
const WITHIN_ROW = [1.35, 1.2, 1.1] as const;
const OF_HEIGHT = 1.35;
/** A label may go over more lines than the members beside it, by this much of a line's height. */
const BESIDE_ROW = 2.5;
/** Points (1/72 inch) from one row to the next. */
const LONGEST_GAP = 60;

type Part = PlacedCell & { middle: number };

/** Rows of a table "Committee | Chair | Members | …", whose cells may go over several lines. */
export function committeeRows(page: FlatPage, isCommittee: (name: string) => boolean): CommitteeRow[] {
  return page.lines.flatMap((head) => {
    const cells = placedCells({ ...page, lines: [head] });
    const name = cells.find(({ text }) => COMMITTEE_HEAD.test(text));
    const members = cells.find(({ text }) => MEMBERS_HEAD.test(text));
    const chair = cells.find(({ text }) => CHAIR_HEAD.test(text));
    if (!name || !members || name.left >= members.left) return [];
    const [parts, labels] = [partsBelow(page, members), partsBelow(page, name)];
    const chairs = chair ? partsBelow(page, chair) : [];
    const read = WITHIN_ROW.map((within) => rowsOf(parts, labels, chairs, within));
    const rows = read.find((each) => each.every(isOneRow)) ?? singleLines(parts, labels, chairs, isCommittee);
    return rows.flatMap(({ labels, parts, chairs }) => {
      const label = textOf(labels);
      const places = [...labels, ...parts, ...chairs];
      const row = {
        name: label,
        members: textOf(parts),
        ...(chair ? { chair: textOf(chairs) } : {}),
        start: Math.min(...places.map(({ start }) => start)),
        end: Math.max(...places.map(({ end }) => end)),
      };
      return isCommittee(label) ? [row] : [];
    });
  });
}

const MEMBERS_BEGIN = /^(?:(?:current|committee) )?members:\s+(?=\p{Lu})/iu;
const LINES_OF_LABEL = 3;
const SAME_LINE = 2;
/** In heights of a line, within one cell. */
const PITCH_OF_CELL = 1.6;

/** A committee's name in one cell and "Members: Jane Roe (Chair), …" in the cell beside it, each over several lines. */
export function cellsOfMembers(page: FlatPage, isCommittee: (name: string) => boolean): CommitteeRow[] {
  const cells = placedCells(page);
  return cells.flatMap((cell): CommitteeRow[] => {
    const label = MEMBERS_BEGIN.exec(cell.text)?.[0];
    const left = cells
      .filter(({ line, right }) => Math.abs(line.line.y - cell.line.line.y) < SAME_LINE && right < cell.left)
      .toSorted((a, b) => b.right - a.right)[0];
    if (label === undefined || !left) return [];
    const names = [left, ...columnBelow(cells, left)];
    const last = names.slice(0, LINES_OF_LABEL).findIndex(({ text }) => /\bcommittee$/i.test(text));
    const name = textOf(names.slice(0, last + 1));
    if (!isCommittee(name)) return [];
    const members = closely([cell, ...columnBelow(cells, cell)]);
    const places = [...names.slice(0, last + 1), ...members];
    return [
      {
        name,
        members: textOf(members).slice(label.length),
        start: Math.min(...places.map(({ start }) => start)),
        end: Math.max(...places.map(({ end }) => end)),
      },
    ];
  });
}

const textOf = (cells: readonly { text: string }[]) => cells.map(({ text }) => text).join(' ');

/** The first lines of a column, as far as one follows the other as within one cell. */
function closely(column: readonly PlacedCell[]): PlacedCell[] {
  const end = column.findIndex(({ line }, at) => {
    const above = column[at - 1]?.line.line;
    return above !== undefined && above.y - line.line.y > PITCH_OF_CELL * line.line.fontSize;
  });
  return end < 0 ? [...column] : column.slice(0, end);
}

/**
 * The cells under a header, down to where something else begins further left. A cell before it that goes over the
 * header is one with that of the column before.
 */
function partsBelow(page: FlatPage, head: PlacedCell): Part[] {
  const parts: Part[] = [];
  const lines = page.lines
    .filter(({ line }) => line.y < head.line.line.y && line.role !== 'furniture')
    .toSorted((a, b) => b.line.y - a.line.y);
  const left = Math.min(...placedCells({ ...page, lines: [head.line] }).map((cell) => cell.left));
  let above = head.line.line.y;
  for (const line of lines) {
    const cells = placedCells({ ...page, lines: [line] });
    if (above - line.line.y > LONGEST_GAP || cells.some((cell) => cell.left < left - FURTHEST)) break;
    above = line.line.y;
    const own =
      cells.find((cell) => cell.left >= head.left - FURTHEST && cell.left <= head.left + INDENT) ??
      cells.find((cell, at) => at > 0 && cell.left < head.left && cell.right > head.right);
    const at = page.offsets[own?.start ?? 0] ?? 0;
    const middle = wordsOfLine(line.line).find(({ start, end }) => start <= at && at < end)?.middle;
    if (own) parts.push({ ...own, middle: middle ?? line.line.y });
  }
  return parts.toSorted((a, b) => b.middle - a.middle);
}

type Row = { parts: Part[]; labels: Part[]; chairs: Part[] };

const IS_COMMITTEE = /\bcommittee\b/gi;
const IS_CHAIR = /\bchair(?:man|woman|person)?\b/gi;

/** Of one committee, with one chair. */
const isOneRow = ({ parts, labels }: Row) =>
  (textOf(parts).match(IS_CHAIR) ?? []).length <= 1 && (textOf(labels).match(IS_COMMITTEE) ?? []).length <= 1;

/** Rows of a line each, at one distance from each other; none where a line has no committee's name beside it. */
function singleLines(
  members: readonly Part[],
  labels: readonly Part[],
  chairs: readonly Part[],
  isCommittee: (name: string) => boolean,
): Row[] {
  const rows = rowsOf(members, labels, chairs, 0);
  const isWhole = rows.every((row) => row.labels.length === 1 && isOneRow(row));
  return isWhole && rows.some(({ labels: own }) => isCommittee(textOf(own))) ? rows : [];
}

/** Cells of the members by row, with what is beside each; lines of a row follow each other closely. */
function rowsOf(members: readonly Part[], labels: readonly Part[], chairs: readonly Part[], within: number): Row[] {
  const gaps = members.slice(1).map(({ middle }, at) => (members[at]?.middle ?? 0) - middle);
  const pitch = Math.min(...gaps, OF_HEIGHT * (members[0]?.line.line.height ?? 0));
  const rows: Row[] = [];
  for (const [at, part] of members.entries()) {
    if (at > 0 && (gaps[at - 1] ?? 0) <= within * pitch) rows.at(-1)?.parts.push(part);
    else rows.push({ parts: [part], labels: [], chairs: [] });
  }
  for (const [column, cells] of [['labels', labels] as const, ['chairs', chairs] as const]) {
    const nearest = Map.groupBy(cells, (cell) => rows.toSorted((a, b) => away(a, cell) - away(b, cell))[0]);
    for (const [row, own] of nearest) {
      if (!row) continue;
      // Cells beside the row come first; cells further away belong to another row, or follow the table.
      for (const cell of own.toSorted((a, b) => away(row, a) - away(row, b))) {
        const isFirst = row[column].length === 0;
        const isClose = row[column].some(({ middle }) => Math.abs(middle - cell.middle) <= within * pitch);
        const isBeside = away(row, cell) <= BESIDE_ROW * cell.line.line.height;
        if (isBeside && (isFirst || isClose)) row[column].push(cell);
      }
      row[column].sort((a, b) => b.middle - a.middle);
    }
  }
  return rows;
}

const away = ({ parts }: Row, { middle }: Part) =>
  Math.max(0, middle - (parts[0]?.middle ?? 0), (parts.at(-1)?.middle ?? 0) - middle);

import type { Cell, Row } from './blocks';
import { statedResultOf } from '../labels';
import { filled, overlaps, type Head } from './table-heads';
import type { VoteKind, Votes } from '../types';
import { figureOf, isVote } from '../vote-words';

export type Assigned = {
  votes: Votes;
  unread: VoteKind[];
  /** The row holds nothing but percentages. */ isShares: boolean;
};

/** A percent or currency sign in a cell of its own. */
const SIGN = /^[%$)(]+$/;

/**
 * The cells that are under no column of figures, in front of the first one, or after the last where none is in front.
 */
export function labelCells(row: Row, heads: readonly Head[]): { label: Cell[]; behind: Cell[] } {
  const telling = heads.filter(({ heading }) => heading !== 'other');
  const first = Math.min(...telling.map(({ columns }) => columns[0]));
  // Words under the heading "Number of shares" are names, where it is printed above the names.
  const outside = filled(row).filter((cell) => {
    const under = figureOf(cell.text).kind === 'words' ? telling : heads;
    return !under.some(({ columns }) => overlaps(columns, cell.columns));
  });
  const words = outside.filter(({ text }) => !SIGN.test(text));
  const front = words.filter((cell) => cell.columns[1] < first);
  const behind = words.filter((cell) => cell.columns[1] >= first && figureOf(cell.text).kind === 'words');
  const areResults = behind.every(({ text }) => statedResultOf(text) !== null);
  return front.length > 0 || areResults ? { label: front, behind } : { label: behind, behind: [] };
}

/**
 * The figures of a row by the columns that they are in. None where they are not under one heading each, or where the
 * row is shorter than its headings: the figures may have moved.
 */
export function assignFigures(row: Row, heads: readonly Head[], label: readonly Cell[]): Assigned {
  const all = filled(row);
  // "97.1" before a cell that begins with a percent sign.
  const isShare = (cell: Cell) => /^%/.test(all[all.indexOf(cell) + 1]?.text ?? '') && Number(cell.text) <= 100;
  const cells = all.filter((cell) => !label.includes(cell) && !SIGN.test(cell.text) && !isShare(cell));
  const figures = cells.filter(({ text }) => !['empty', 'words', 'percent'].includes(figureOf(text).kind));
  const kinds = [...new Set(heads.map(({ heading }) => heading).filter(isVote))];
  if (areShares(cells, figures)) return { votes: {}, unread: [], isShares: true };
  const places = placesOf(row, figures, heads);
  if (!places) return { votes: {}, unread: kinds, isShares: false };

  const votes: Votes = {};
  const unread = new Set<VoteKind>();
  for (const head of heads) {
    if (!isVote(head.heading)) continue;
    const kind = head.heading;
    const under = places.get(head) ?? [];
    const isTwice = heads.some((other) => other !== head && other.heading === kind);
    const words = cells.filter((cell) => overlaps(head.columns, cell.columns) && figureOf(cell.text).kind === 'words');
    const [cell] = under;
    if (isTwice || under.length > 1 || words.length > 0) unread.add(kind);
    else if (cell) {
      const figure = figureOf(cell.text);
      if (figure.kind === 'number')
        votes[kind] = { value: figure.value, at: { start: cell.start, end: cell.end, ...pageOf(cell) } };
      else if (figure.kind === 'garbled') unread.add(kind);
    }
  }
  // Where half of a row cannot be read, the rest of it is not certain either.
  if (unread.size > 0 && unread.size >= Object.keys(votes).length + (unread.size > 1 ? 0 : 1))
    return { votes: {}, unread: kinds, isShares: false };
  return { votes, unread: [...unread], isShares: false };
}

/** Percentages with dashes between them, or figures such as 97.1 and 0.4 alone. */
function areShares(cells: readonly Cell[], figures: readonly Cell[]): boolean {
  const values = figures
    .map(({ text }) => figureOf(text))
    .flatMap((said) => (said.kind === 'number' ? said.value : []));
  if (cells.some(({ text }) => figureOf(text).kind === 'percent')) return values.every((value) => value === 0);
  return values.some((value) => !Number.isInteger(value)) && values.every((value) => value <= 100);
}

const pageOf = ({ page }: Cell) => (page === undefined ? {} : { page });

/** Which figures are under which heading; undefined where that is not certain. */
function placesOf(row: Row, figures: readonly Cell[], heads: readonly Head[]): Map<Head, Cell[]> | undefined {
  const under = (cell: Cell) => heads.filter(({ columns }) => overlaps(columns, cell.columns));
  const votes = heads.filter(({ heading }) => isVote(heading));
  const isShort = votes.some(({ columns }) => columns[0] >= row.width);
  const isClear = figures.every((cell) => under(cell).length === 1);
  if (isClear && !isShort) return Map.groupBy(figures, (cell) => under(cell)[0] as Head);
  const counted = heads.filter(({ heading }) => heading !== 'percent');
  if (figures.length !== counted.length) return undefined;
  return new Map(counted.flatMap((head, index) => (figures[index] ? [[head, [figures[index]]] as const] : [])));
}

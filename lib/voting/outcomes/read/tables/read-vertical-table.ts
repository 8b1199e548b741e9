import type { Cell, Range, Row } from './blocks';
import { bareRow, labelEvent, rangeOf, type TableEvent } from './table-events';
import { filled, hasFigures, overlaps } from './table-heads';
import type { VoteKind, Votes } from '../types';
import { figureOf, headingOf, isVote } from '../vote-words';

/**
 * Votes down the page: each row begins with its heading, or with words that the rows below are about too. One figure
 * a row states one proposal; several are those of the nominees whose names are above them. Headings and figures may
 * also alternate in one row.
 */
export function readVerticalTable(printed: readonly Row[]): TableEvent[] | undefined {
  const rows = withoutShares(printed);
  // Headings over columns: words such as "Three years" in front of figures are then of something else, as of a term.
  if (rows.some((row) => !hasFigures(row) && filled(row).filter(isHeaded).length > 1)) return undefined;
  const starts = rows.filter((row) => hasFigures(row) && (isHeaded(filled(row)[0]) || leadOf(row) !== undefined));
  const pairs = rows.map(pairsIn);
  const isPairs = starts.length > 0 && pairs.flat().length >= 2 && starts.length * 2 >= rows.filter(hasFigures).length;
  if (!isPairs) return undefined;
  const events: TableEvent[] = [];
  const most = Math.max(...starts.map((row) => figuresOf(row).length));
  if (most > 1 && starts.every((row) => isHeaded(filled(row)[0]) && filled(row).filter(isHeaded).length === 1))
    return readAcross(rows, starts);
  let votes: Votes = {};
  let unread = new Set<VoteKind>();
  let at: Range | undefined;
  let lead: Cell | undefined;
  const close = () => {
    if (at) events.push(bareRow({ text: lead?.text ?? '', votes, unread: [...unread], at }));
    [votes, unread, at, lead] = [{}, new Set(), undefined, undefined];
  };
  rows.forEach((row, index) => {
    const found = pairs[index] ?? [];
    if (found.length === 0) {
      if (hasFigures(row) || filled(row).length === 0) return;
      close();
      if (!isOverColumns(row)) events.push(labelEvent(filled(row)));
      return;
    }
    const own = leadOf(row);
    if (own && own !== lead) {
      close();
      lead = own;
    }
    for (const { kind, cell } of found) {
      const figure = figureOf(cell.text);
      if (votes[kind] || unread.has(kind)) {
        delete votes[kind];
        unread.add(kind);
      } else if (figure.kind === 'number') votes[kind] = { value: figure.value, at: rangeOf([cell]) };
      else if (figure.kind === 'garbled') unread.add(kind);
    }
    at ??= rangeOf(filled(row));
  });
  close();
  return events;
}

/** Less the shares of the votes that are in columns headed as such: "90.72" or a dash under "% of Voted". */
function withoutShares(rows: readonly Row[]): readonly Row[] {
  const shares = rows
    .filter((row) => !hasFigures(row))
    .flatMap(filled)
    .filter(({ text }) => headingOf(text) === 'percent');
  if (shares.length === 0) return rows;
  const isShare = (cell: Cell) => {
    const figure = figureOf(cell.text);
    const isSmall = figure.kind === 'percent' || (figure.kind === 'number' && figure.value <= 100);
    return isSmall && shares.some(({ columns }) => overlaps(columns, cell.columns));
  };
  return rows.map((row) => ({ ...row, cells: row.cells.filter((cell) => !isShare(cell)) }));
}

/** "Choice" and "Votes" over the choices and their figures. */
function isOverColumns(row: Row): boolean {
  const cells = filled(row);
  return cells.length > 1 && cells.some(({ text }) => headingOf(text) === 'other');
}

const isHeaded = (cell: Cell | undefined) => isVote(headingOf(cell?.text ?? ''));

/** "Jane Doe" in front of "For" and its figure. */
function leadOf(row: Row): Cell | undefined {
  const [first, second, third] = filled(row);
  const isLead = first && headingOf(first.text) === undefined && figureOf(first.text).kind === 'words';
  return isLead && isHeaded(second) && third && isFigure(third) ? first : undefined;
}

/** Less the shares beside them, whose sign may be in a cell of its own: "94.5", "%". */
function figuresOf(row: Row): Cell[] {
  const cells = filled(row);
  return cells.filter((cell, at) => isFigure(cell) && !/^%/.test(cells[at + 1]?.text ?? ''));
}

const isFigure = ({ text }: Cell) => ['number', 'garbled'].includes(figureOf(text).kind);

/** Headings of a row, each with the one figure that follows it. */
function pairsIn(row: Row): { kind: VoteKind; cell: Cell }[] {
  const pairs: { kind: VoteKind; cell: Cell }[] = [];
  let kind: VoteKind | undefined;
  for (const cell of filled(row)) {
    const heading = headingOf(cell.text);
    if (isVote(heading)) kind = heading;
    else if (kind && ['number', 'garbled', 'not_applicable'].includes(figureOf(cell.text).kind)) {
      pairs.push({ kind, cell });
      kind = undefined;
    }
  }
  return pairs;
}

/** Nominees, proposals or classes across, votes down. */
function readAcross(rows: readonly Row[], starts: readonly Row[]): TableEvent[] | undefined {
  const firstRow = starts[0];
  const above = rows.slice(0, firstRow ? rows.indexOf(firstRow) : 0);
  const names = above.map(namesIn).findLast((cells) => cells.length > 0);
  if (!names) return undefined;
  return names.map((name): TableEvent => {
    const votes: Votes = {};
    const unread: VoteKind[] = [];
    for (const row of starts) {
      const kind = headingOf(filled(row)[0]?.text ?? '');
      if (!isVote(kind)) continue;
      const under = figuresOf(row).filter((cell) => overlaps(cell.columns, name.columns));
      const [cell] = under;
      const figure = cell && under.length === 1 ? figureOf(cell.text) : undefined;
      if (cell && figure?.kind === 'number' && !votes[kind]) votes[kind] = { value: figure.value, at: rangeOf([cell]) };
      else if (cell) unread.push(kind);
    }
    // "Proposal 2" above "Ratification of auditors"; words that span several columns do not belong to one of them.
    const own = above.flatMap((row) => namesIn(row).filter((cell) => overlaps(cell.columns, name.columns)));
    const alone = own.filter((cell) => names.filter(({ columns }) => overlaps(columns, cell.columns)).length === 1);
    const text = alone.map((cell) => cell.text).join(' ');
    return { ...bareRow({ text, votes, unread, at: rangeOf([name]) }), rowsAlike: names.length };
  });
}

/** Words across the page that are not headings of votes; at least two, because a single one is a label. */
function namesIn(row: Row): Cell[] {
  const words = filled(row).filter(({ text }) => headingOf(text) === undefined && figureOf(text).kind === 'words');
  return filled(row).length >= 2 ? words : [];
}

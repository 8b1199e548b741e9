import type { Cell, Range, Row, TableBlock } from './blocks';
import { assignFigures, labelCells, type Assigned } from './assign-figures';
import { labelOf, type Label } from './labels';
import { filled, hasFigures, headsOf, overlaps, type Head } from './table-heads';
import type { VoteKind, Votes } from './types';
import { figureOf, headingOf, isVote } from './vote-words';

/** What a table says from top to bottom: labels of proposals, and rows of figures. */
export type TableEvent =
  | { kind: 'label'; label: Label | null; text: string; at: Range }
  | {
      kind: 'row';
      text: string;
      number: string | null;
      shareClass: string | null;
      result: string;
      votes: Votes;
      unread: VoteKind[];
      at: Range;
      rowsAlike: number;
    };

export type ReadTable = { events: TableEvent[]; heads: Head[] };

/** Reads a table of votes. `heads` are those of the table that this one continues. */
export function readTable(table: TableBlock, carried: readonly Head[] = []): ReadTable {
  const down = readDown(table.rows);
  if (down) return { events: down, heads: [] };
  const events: TableEvent[] = [];
  let heads: Head[] = [...carried];
  let pending: Row[] = [];
  for (const row of table.rows) {
    const cells = filled(row);
    if (!hasFigures(row) && !isDashes(row, heads)) {
      if (isHeading(row, pending, heads)) pending.push(row);
      else events.push(labelEvent(cells));
      continue;
    }
    if (pending.length > 0) {
      const said = headsOf(pending);
      if (said.some(({ heading }) => isVote(heading))) heads = said;
      pending = [];
    }
    if (heads.length > 0) events.push(...rowEvents(row, heads));
  }
  return { events: countAlike(events), heads };
}

/** A row of headings: words over figures. A row with one cell is a label, unless it is a heading that spans. */
function isHeading(row: Row, pending: readonly Row[], heads: readonly Head[]): boolean {
  const cells = filled(row);
  const votes = cells.filter(({ text }) => isVote(headingOf(text))).length;
  if (votes > 0) return true;
  if (cells.length === 1) return headingOf(cells[0]?.text ?? '') !== undefined;
  const first = Math.min(...heads.map(({ columns }) => columns[0]));
  const isAllInFront = heads.length > 0 && cells.every((cell) => cell.columns[1] < first);
  const isNumbered = labelOf(cells.map(({ text }) => text).join(' ')) !== undefined;
  return !isAllInFront && (pending.length > 0 || !isNumbered);
}

/** A row in which every column of figures holds a dash or a word for none. */
function isDashes(row: Row, heads: readonly Head[]): boolean {
  const votes = heads.filter(({ heading }) => isVote(heading));
  return (
    votes.length > 0 &&
    votes.every(({ columns }) =>
      row.cells.some((cell) => overlaps(cell.columns, columns) && figureOf(cell.text).kind === 'number'),
    )
  );
}

function labelEvent(cells: readonly Cell[]): TableEvent {
  const text = cells.map((cell) => cell.text).join(' ');
  return { kind: 'label', label: labelOf(text) ?? null, text, at: rangeOf(cells) };
}

function rowEvents(row: Row, heads: readonly Head[]): TableEvent[] {
  const { label, behind } = labelCells(row, heads);
  const [first, ...rest] = label;
  const isNumber = first !== undefined && rest.length > 0 && /^\(?\d{1,2}[a-z]?[.)]?$/i.test(first.text);
  const text = (isNumber ? rest : label).map((cell) => cell.text).join(' ');
  const classes = [...new Set(heads.map(({ shareClass }) => shareClass))];
  return classes.flatMap((shareClass): TableEvent[] => {
    const own = heads.filter((head) => head.shareClass === shareClass || classes.length === 1);
    const others = classes.length === 1 ? [] : heads.filter((head) => !own.includes(head));
    const elsewhere = row.cells.filter((cell) => others.some(({ columns }) => overlaps(columns, cell.columns)));
    const assigned: Assigned = assignFigures(row, own, [...label, ...behind, ...elsewhere]);
    if (assigned.isShares) return [];
    return [
      {
        kind: 'row',
        text,
        number: isNumber ? first.text.replace(/[().]/g, '').toLowerCase() : null,
        shareClass,
        result: behind.map((cell) => cell.text).join(' '),
        votes: assigned.votes,
        unread: assigned.unread,
        at: rangeOf(filled(row)),
        rowsAlike: 1,
      },
    ];
  });
}

function rangeOf(cells: readonly Cell[]): Range {
  const [first] = cells;
  const same = cells.filter(({ page }) => page === first?.page);
  return {
    start: Math.min(...same.map(({ start }) => start)),
    end: Math.max(...same.map(({ end }) => end)),
    ...(first?.page === undefined ? {} : { page: first.page }),
  };
}

/** How many rows stand under one label: one alone states the votes of the label itself. */
function countAlike(events: readonly TableEvent[]): TableEvent[] {
  let from = 0;
  const counts = new Map<TableEvent, number>();
  for (let index = 0; index <= events.length; index += 1) {
    const event = events[index];
    if (event?.kind === 'row') continue;
    for (const row of events.slice(from, index)) counts.set(row, index - from);
    from = index + 1;
  }
  return events.map((event) => (event.kind === 'row' ? { ...event, rowsAlike: counts.get(event) ?? 1 } : event));
}

/**
 * Votes down the page: each row begins with its heading. One figure a row states one proposal; several are the
 * nominees whose names stand above them. Headings and figures may also take turns in one row.
 */
function readDown(rows: readonly Row[]): TableEvent[] | undefined {
  const starts = rows.filter((row) => isVote(headingOf(filled(row)[0]?.text ?? '')) && hasFigures(row));
  const pairs = rows.map(pairsIn);
  const isPairs = starts.length > 0 && pairs.flat().length >= 2 && starts.length * 2 >= rows.filter(hasFigures).length;
  if (!isPairs) return undefined;
  const events: TableEvent[] = [];
  const most = Math.max(...starts.map((row) => figuresOf(row).length));
  if (most > 1 && starts.every((row) => filled(row).filter(({ text }) => isVote(headingOf(text))).length === 1))
    return readAcross(rows, starts);
  let votes: Votes = {};
  let unread = new Set<VoteKind>();
  let at: Range | undefined;
  const close = () => {
    if (at)
      events.push({
        kind: 'row',
        text: '',
        number: null,
        shareClass: null,
        result: '',
        votes,
        unread: [...unread],
        at,
        rowsAlike: 1,
      });
    [votes, unread, at] = [{}, new Set(), undefined];
  };
  rows.forEach((row, index) => {
    const found = pairs[index] ?? [];
    if (found.length === 0) {
      if (hasFigures(row) || filled(row).length === 0) return;
      close();
      events.push(labelEvent(filled(row)));
      return;
    }
    for (const { kind, cell } of found) {
      const figure = figureOf(cell.text);
      if (votes[kind] || unread.has(kind)) {
        delete votes[kind];
        unread.add(kind);
      } else if (figure.kind === 'number')
        votes[kind] = {
          value: figure.value,
          at: { start: cell.start, end: cell.end, ...(cell.page === undefined ? {} : { page: cell.page }) },
        };
      else if (figure.kind === 'garbled') unread.add(kind);
    }
    at ??= rangeOf(filled(row));
  });
  close();
  return events;
}

function figuresOf(row: Row): Cell[] {
  return filled(row).filter(({ text }) => ['number', 'garbled'].includes(figureOf(text).kind));
}

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

/** Nominees or classes across, votes down. */
function readAcross(rows: readonly Row[], starts: readonly Row[]): TableEvent[] | undefined {
  const firstRow = starts[0];
  const names = rows.slice(0, firstRow ? rows.indexOf(firstRow) : 0).findLast((row) => filled(row).length >= 2);
  if (!names || !firstRow) return undefined;
  const columns = filled(names).filter(({ text }) => headingOf(text) === undefined && figureOf(text).kind === 'words');
  return columns.map((name): TableEvent => {
    const votes: Votes = {};
    const unread: VoteKind[] = [];
    for (const row of starts) {
      const kind = headingOf(filled(row)[0]?.text ?? '');
      if (!isVote(kind)) continue;
      const under = figuresOf(row).filter((cell) => overlaps(cell.columns, name.columns));
      const figure = under.length === 1 && under[0] ? figureOf(under[0].text) : undefined;
      if (figure?.kind === 'number' && under[0] && !votes[kind])
        votes[kind] = {
          value: figure.value,
          at: {
            start: under[0].start,
            end: under[0].end,
            ...(under[0].page === undefined ? {} : { page: under[0].page }),
          },
        };
      else if (under.length > 0) unread.push(kind);
    }
    const at = { start: name.start, end: name.end, ...(name.page === undefined ? {} : { page: name.page }) };
    return {
      kind: 'row',
      text: name.text,
      number: null,
      shareClass: null,
      result: '',
      votes,
      unread,
      at,
      rowsAlike: columns.length,
    };
  });
}

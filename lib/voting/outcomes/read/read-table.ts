import type { Cell, Row, TableBlock } from './blocks';
import { isElection, labelOf } from './labels';
import { readDown } from './read-down';
import { RowReader } from './row-events';
import { labelEvent, type TableEvent } from './table-events';
import { filled, hasFigures, headsOf, isHeading, overlaps, type Head } from './table-heads';
import { figureOf, isVote } from './vote-words';

export type ReadTable = { events: TableEvent[]; heads: Head[] };

/** Reads a table of votes. `heads` are those of the table that this one continues. */
export function readTable(table: TableBlock, carried: readonly Head[] = []): ReadTable {
  const down = readDown(table.rows);
  if (down) return { events: down, heads: [] };
  const events: TableEvent[] = [];
  const rows = new RowReader();
  let heads: Head[] = [...carried];
  let pending: Row[] = [];
  let isCarried = true;
  for (const row of table.rows) {
    if (!hasFigures(row) && !isDashes(row, heads)) {
      if (isHeading(row, pending, heads)) pending.push(row);
      else events.push(labelEvent(filled(row)));
      continue;
    }
    if (pending.length > 0) {
      const said = headsOf(pending);
      if (said.some(({ heading }) => isVote(heading))) {
        [heads, isCarried] = [said, false];
        events.push(...titlesBeside(pending, heads));
      }
      pending = [];
    }
    if (heads.length > 0) events.push(...rows.read(row, heads, isCarried));
  }
  return { events: countAlike(events), heads };
}

/** "1. Election of directors" in the row of headings, in front of them. */
function titlesBeside(pending: readonly Row[], heads: readonly Head[]): TableEvent[] {
  const first = Math.min(...heads.filter(({ heading }) => isVote(heading)).map(({ columns }) => columns[0]));
  const isTitle = ({ text, columns }: Cell) =>
    columns[1] < first &&
    (labelOf(text) !== undefined || TITLE.test(text) || (isElection(text) && ELECTION.test(text)));
  return pending.flatMap(filled).flatMap((cell) => (isTitle(cell) ? [labelEvent([cell])] : []));
}

const ELECTION = /\belection\b/i;
const TITLE = /^(?:to )?(?:approv|ratif|adopt|amend|advisory|non-?binding|(?:share|stock)holder proposal)\w* \S/i;

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

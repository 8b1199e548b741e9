import type { Cell, Row, TableBlock } from './blocks';
import { isElection, isTotal, labelOf } from '../labels';
import { readVerticalTable } from './read-vertical-table';
import { RowReader } from './row-events';
import { bareRow, labelEvent, rangeOf, type RowEvent, type TableEvent } from './table-events';
import { filled, hasFigures, headsOf, isHeading, overlaps, type Head } from './table-heads';
import type { Counted, VoteKind } from '../types';
import { figureOf, headingOf, isVote } from '../vote-words';

export type ReadTable = { events: TableEvent[]; heads: Head[] };

/** Reads a table of votes. `heads` are those of the table that this one continues. */
export function readTable(table: TableBlock, carried: readonly Head[] = []): ReadTable {
  const down = readVerticalTable(table.rows);
  if (down) return { events: down, heads: [] };
  const events: TableEvent[] = [];
  const rows = new RowReader();
  let heads: Head[] = [...carried];
  let pending: Row[] = [];
  let isCarried = true;
  let choices: RowEvent | undefined;
  for (const row of table.rows) {
    const choice = heads.length > 0 && pending.length === 0 ? choiceOf(row, choices !== undefined) : undefined;
    if (choice) {
      choices ??= bareRow({ text: '', votes: {}, unread: [], at: rangeOf(filled(row)) });
      if (!choices.votes[choice.kind]) choices.votes[choice.kind] = choice.count;
      if (!events.includes(choices)) events.push(choices);
      continue;
    }
    choices = undefined;
    if (!hasFigures(row) && !isDashes(row, heads)) {
      if (isHeading(row, pending, heads)) pending.push(row);
      else {
        events.push(labelEvent(filled(row)));
        rows.over(filled(row));
      }
      continue;
    }
    const shared = sharedNonVotes(row);
    if (shared && heads.length > 0 && pending.length === 0) {
      events.push({ kind: 'non_votes', count: shared });
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

/** "1 Year" and its figure, in a row of its own among proposals; after such a row also "Abstentions" and the like. */
function choiceOf(row: Row, isAmongThem: boolean): { kind: VoteKind; count: Counted } | undefined {
  const [label, ...others] = filled(row);
  const kind = headingOf(label?.text ?? '');
  if (!isVote(kind) || !(isAmongThem || /_years?$/.test(kind))) return undefined;
  const isShare = (text: string, next = '') => /^%|%$/.test(text) || next.startsWith('%');
  const [figure, ...more] = others.filter(({ text }, at) => !isShare(text, others[at + 1]?.text));
  const read = figure && more.length === 0 ? figureOf(figure.text) : undefined;
  return figure && read?.kind === 'number' ? { kind, count: { value: read.value, at: rangeOf([figure]) } } : undefined;
}

const EACH = /^broker non-?\s?votes?:? ?\(?(?:for |as to |on )?(?:each|all|every|per)\b.{0,30}$/i;

/** "Broker non-votes (each nominee)" and one figure, below the rows that it is about. */
function sharedNonVotes(row: Row): Counted | undefined {
  const [label, figure, ...others] = filled(row);
  if (!label || !figure || others.length > 0 || !EACH.test(label.text)) return undefined;
  const read = figureOf(figure.text);
  return read.kind === 'number' ? { value: read.value, at: rangeOf([figure]) } : undefined;
}

/** How many rows there are under one label: one alone states the votes of the label itself. */
function countAlike(events: readonly TableEvent[]): TableEvent[] {
  let from = 0;
  const counts = new Map<TableEvent, number>();
  const parts = new Set<TableEvent>();
  for (let index = 0; index <= events.length; index += 1) {
    const event = events[index];
    if (event?.kind === 'row') continue;
    const rows = events.slice(from, index);
    const last = rows.at(-1);
    for (const row of rows) counts.set(row, rows.length);
    if (last?.kind === 'row' && isTotal(last.text)) for (const row of rows.slice(0, -1)) parts.add(row);
    from = index + 1;
  }
  return events.map((event) =>
    event.kind === 'row' ? { ...event, rowsAlike: counts.get(event) ?? 1, isPart: parts.has(event) } : event,
  );
}

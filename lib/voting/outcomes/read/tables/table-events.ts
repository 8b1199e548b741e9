import type { Cell, Range } from './blocks';
import { labelOf, type Label } from '../labels';
import { wordsOf } from './table-heads';
import type { Counted, VoteKind, Votes } from '../types';

/** What a table says from top to bottom: labels of proposals, and rows of figures. */
export type TableEvent =
  | { kind: 'label'; label: Label | null; text: string; at: Range }
  /** Broker non-votes that the rows above have in common. */
  | { kind: 'non_votes'; count: Counted }
  | {
      kind: 'row';
      text: string;
      number: string | null;
      /** Of the nominee's place in a list, where a cell of its own holds it. */
      letter: string | null;
      /** The headings are those of a table before. */
      isCarried: boolean;
      shareClass: string | null;
      result: string;
      votes: Votes;
      unread: VoteKind[];
      at: Range;
      rowsAlike: number;
      /** The last of these rows is their total. */
      isPart: boolean;
    };

export type RowEvent = Extract<TableEvent, { kind: 'row' }>;

/** A row of figures without words beside them. */
export function bareRow(row: Pick<RowEvent, 'text' | 'votes' | 'unread' | 'at'>): RowEvent {
  const unsaid = {
    number: null,
    letter: null,
    isCarried: false,
    shareClass: null,
    result: '',
    rowsAlike: 1,
    isPart: false,
  };
  return { kind: 'row', ...unsaid, ...row };
}

/** The label that the cells of a row are; its number and title are null where it begins with no number. */
export function labelEvent(cells: readonly Cell[]): TableEvent {
  const text = wordsOf(cells);
  return { kind: 'label', label: labelOf(text) ?? null, text, at: rangeOf(cells) };
}

/** From the first to the last character of the cells, of those on the page of the first cell alone. */
export function rangeOf(cells: readonly Cell[]): Range {
  const [first] = cells;
  const same = cells.filter(({ page }) => page === first?.page);
  return {
    start: Math.min(...same.map(({ start }) => start)),
    end: Math.max(...same.map(({ end }) => end)),
    ...(first?.page === undefined ? {} : { page: first.page }),
  };
}

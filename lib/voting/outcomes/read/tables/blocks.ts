/** A range of characters: of the shown text of an HTML document, or of a page's text (then with `page`, from 1). */
export type Range = { start: number; end: number; page?: number };

/** One cell of a table. `text` is without marks of footnotes printed above the line; `columns` count from 0. */
export type Cell = Range & { text: string; columns: [first: number, last: number] };

/** Cells from left to right. A cell that spans rows is repeated in each of them. */
export type Row = { cells: Cell[]; /** Columns that the row's own cells reach to. */ width: number };

/** `text` has single blanks and no marks of footnotes; `raw` is the text of the range. */
export type TextBlock = Range & { kind: 'text'; text: string; raw: string };
export type TableBlock = { kind: 'table'; rows: Row[] };

/** What a document consists of in reading order, whatever format it came in. */
export type Block = TextBlock | TableBlock;

/** The range of a piece of a block's `text`, by offsets in it; blanks and marks that `text` leaves out are skipped. */
export function rangeWithin({ text, raw, start, page }: TextBlock, from: number, to: number): Range {
  let at = 0;
  let first = 0;
  for (let index = 0; index < to && at < raw.length; index += 1) {
    const sign = text[index] ?? '';
    if (sign === ' ') continue;
    while (at < raw.length && raw[at] !== sign) at += 1;
    if (index <= from || text.slice(from, index).trim() === '') first = at;
    at += 1;
  }
  return { start: start + first, end: start + at, ...(page === undefined ? {} : { page }) };
}

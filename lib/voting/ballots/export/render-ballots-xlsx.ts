import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { formulaAsText } from '@/lib/format/formula-text';
import { printableLines } from '@/lib/reports/export/printable';
import { COLUMNS, rowsOf, type ExportCell, type ExportedBallot } from './rows';

const MAX_CELL_LENGTH = 32_767;

/** Ballots as one sheet, one line of a ballot in each row. */
export function renderBallotsXlsx(list: readonly ExportedBallot[]): Uint8Array<ArrayBuffer> {
  const rows = [COLUMNS.map(([title]) => title), ...list.flatMap(rowsOf)];
  const ref = utils.encode_range({ s: { c: 0, r: 0 }, e: { c: COLUMNS.length - 1, r: rows.length - 1 } });
  const sheet: WorkSheet = { '!ref': ref, '!cols': COLUMNS.map(([, width]) => ({ wch: width })) };
  rows.forEach((row, r) =>
    row.forEach((value, c) => {
      const cell = toCell(value);
      if (cell) sheet[utils.encode_cell({ c, r })] = cell;
    }),
  );
  if (rows.length > 1) sheet['!autofilter'] = { ref };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'ballots');
  book.Props = { Title: 'Ballots', Author: 'Plumbline' };
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}

/** Words are always a text cell, and never begin as a formula does. */
function toCell(value: ExportCell): CellObject | null {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { t: 'n', v: value };
  return { t: 's', v: formulaAsText(printableLines(value)).slice(0, MAX_CELL_LENGTH), z: '@' };
}

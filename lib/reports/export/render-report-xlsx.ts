import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { formulaAsText } from '@/lib/format/formula-text';
import type { ReportDetail } from '../schema';
import { printableLines } from './printable';
import { reportSheets, type Cell, type Sheet } from './report-rows';

/** The format's limit for the text of a cell. */
const MAX_CELL_LENGTH = 32_767;

/** Answers, sources and flags as rows on separate sheets. */
export async function renderReportXlsx(report: ReportDetail): Promise<Uint8Array<ArrayBuffer>> {
  const book = utils.book_new();
  for (const sheet of reportSheets(report)) utils.book_append_sheet(book, toWorkSheet(sheet), sheet.name);
  book.Props = {
    Title: printableLines(report.report_title),
    Author: 'Plumbline',
    Company: printableLines(report.company_name),
  };
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}

function toWorkSheet({ columns, rows }: Sheet): WorkSheet {
  const cells = [columns.map(({ title }) => toCell(title)), ...rows.map((row) => row.map(toCell))];
  const sheet: WorkSheet = {
    '!ref': utils.encode_range({ s: { c: 0, r: 0 }, e: { c: columns.length - 1, r: cells.length - 1 } }),
    '!cols': columns.map(({ width }) => ({ wch: width })),
  };
  cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell) sheet[utils.encode_cell({ c, r })] = cell;
    }),
  );
  if (rows.length > 0 && columns.length > 2) sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' };
  return sheet;
}

/**
 * Text is always written as a text cell, and marked when a spreadsheet would read it as a formula, because the file may
 * be saved as CSV and opened again.
 */
function toCell(value: Cell): CellObject | null {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { t: 'n', v: value };
  return { t: 's', v: formulaAsText(printableLines(value)).slice(0, MAX_CELL_LENGTH), z: '@' };
}

import { formulaAsText } from '@/lib/format/formula-text';

/** Rows as CSV for spreadsheets: quoted, CRLF, and no cell that a spreadsheet would run as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  return `"${formulaAsText(value).replaceAll('"', '""')}"`;
}

import Papa from 'papaparse';
import { FORMULA } from '@/lib/format/formula-text';

/** Rows as CSV for spreadsheets: quoted, CRLF, with formulas neutralized. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { quotes: true, newline: '\r\n', escapeFormulae: FORMULA },
  );
  return `${text}\r\n`;
}

import Papa from 'papaparse';
import * as XLSX from 'xlsx';
import { AppError } from '@/lib/errors';
import { checkArchive } from './check-archive';
import { decodeText } from '../decode-text.rules';
import { IMPORT_EXTENSIONS, MAX_IMPORT_BYTES } from '../schema-import';

/** A sheet as text, row by row; `cells[0]` is the first row of the file. */
export type Cells = string[][];

export const MAX_COLUMNS = 200;
/** Empty rows may occur between rows with values; rows beyond this number are not read. */
const MAX_SHEET_ROWS = 100_000;
const NO_CELLS: readonly string[] = [];

const NOT_A_SHEET = 'The content of the file does not match its name. Upload a .csv, .xls or .xlsx file.';

/**
 * The first sheet of a .csv, .xls or .xlsx file, recognised by content and by name. Throws `unsupported_media_type` for
 * another kind of file, `payload_too_large` or `invalid` for one that cannot be read.
 */
export async function readSheet(bytes: Uint8Array, fileName: string): Promise<Cells> {
  const extension = /\.[^.]+$/.exec(fileName.toLowerCase())?.[0] ?? '';
  if (!IMPORT_EXTENSIONS.some((known) => known === extension))
    throw new AppError('unsupported_media_type', 'Unsupported file type. Please upload: .csv, .xls, .xlsx');
  if (bytes.byteLength > MAX_IMPORT_BYTES)
    throw new AppError('payload_too_large', 'File too large. Maximum size is 10MB.');
  if (bytes.byteLength === 0) throw new AppError('invalid', 'The file is empty.');
  const isZip = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
  const isOldExcel = startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
  if (extension === '.csv') return readCsv(bytes);
  if (!isZip && !isOldExcel) throw new AppError('unsupported_media_type', NOT_A_SHEET);
  if (isZip) await checkArchive(bytes);
  return readWorkbook(bytes);
}

function readCsv(bytes: Uint8Array): Cells {
  const text = decodeText(bytes);
  if (text.includes('\u0000')) throw new AppError('unsupported_media_type', NOT_A_SHEET);
  return Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: MAX_SHEET_ROWS,
  }).data;
}

function readWorkbook(bytes: Uint8Array): Cells {
  let workbook: XLSX.WorkBook;
  try {
    workbook = XLSX.read(bytes, {
      type: 'array',
      cellHTML: false,
      cellStyles: false,
      bookVBA: false,
      nodim: true,
      sheets: 0,
      sheetRows: MAX_SHEET_ROWS,
    });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new AppError(
      'invalid',
      isLocked
        ? 'The spreadsheet is protected by a password. Save it without one and try again.'
        : 'The file is not a spreadsheet we can open. Save it again as .xlsx or .csv.',
      { cause: error },
    );
  }
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  if (!sheet?.['!ref']) return [];
  return rowsOfSheet(sheet);
}

/** Uses the existing cells: the declared size of a sheet may name a million empty rows. */
function rowsOfSheet(sheet: XLSX.WorkSheet): Cells {
  const rows = new Map<number, string[]>();
  for (const [key, cell] of Object.entries(sheet)) {
    if (key.startsWith('!')) continue;
    const { r, c } = XLSX.utils.decode_cell(key);
    const text = c < MAX_COLUMNS ? cellText(cell as XLSX.CellObject) : '';
    if (text === '') continue;
    const row = rows.get(r) ?? [];
    row[c] = text;
    rows.set(r, row);
  }
  const last = [...rows.keys()].reduce((latest, r) => Math.max(latest, r), -1);
  return Array.from({ length: last + 1 }, (_row, r) => Array.from(rows.get(r) ?? NO_CELLS, (text) => text ?? ''));
}

/** A number as displayed (a CIK is not "3.20E+05"); a formula by its last calculated value. */
function cellText(cell: XLSX.CellObject | undefined): string {
  if (!cell || cell.t === 'e' || cell.v === undefined || cell.v === null) return '';
  return cell.t === 'n' ? String(cell.v) : String(cell.w ?? cell.v);
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

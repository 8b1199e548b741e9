import { AppError } from '@/lib/errors';
import { MAX_COLUMNS, readSheet, type Cells } from './read-sheet';
import { MAX_IMPORT_ROWS, type ImportRow } from '../schema-import';

const REQUIRED = ['ticker', 'name', 'cik'] as const;
type Column = (typeof REQUIRED)[number] | 'entity_type';

/** More than any column allows, so that too long values are still recognised. */
const MAX_CELL_CHARS = 500;

/**
 * Reads the rows of an import file. Refuses a file without the required columns; wrong rows are checked later by
 * `checkRow`.
 */
export async function parseImport(bytes: Uint8Array, fileName: string): Promise<ImportRow[]> {
  return rowsOf(await readSheet(bytes, fileName));
}

function rowsOf(cells: Cells): ImportRow[] {
  const headerAt = cells.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const header = cells[headerAt];
  if (!header) throw new AppError('invalid', 'The file has no rows.');
  const columns = new Map<string, number>();
  header.forEach((cell, index) => {
    const key = headerKey(cell);
    if (columns.size < MAX_COLUMNS && !columns.has(key)) columns.set(key, index);
  });
  const missing = REQUIRED.filter((name) => !columns.has(headerKey(name)));
  if (missing.length > 0)
    throw new AppError(
      'invalid',
      `The file needs the columns ticker, name and cik in its first row. Missing: ${missing.join(', ')}.`,
    );
  const text = (row: string[], column: Column) =>
    (row[columns.get(headerKey(column)) ?? -1] ?? '').slice(0, MAX_CELL_CHARS).trim();
  const rows = cells.slice(headerAt + 1).flatMap((row, index) =>
    row.every((cell) => cell.trim() === '')
      ? []
      : [
          {
            row: headerAt + index + 2,
            ticker: text(row, 'ticker'),
            name: text(row, 'name'),
            cik: text(row, 'cik'),
            entityType: text(row, 'entity_type'),
          },
        ],
  );
  if (rows.length === 0) throw new AppError('invalid', 'The file has a header but no rows below it.');
  if (rows.length > MAX_IMPORT_ROWS)
    throw new AppError(
      'invalid',
      `The file has ${rows.length} rows; at most ${MAX_IMPORT_ROWS} can be imported at once.`,
    );
  return rows;
}

/** "Entity Type", "entity_type" and "ENTITYTYPE" are the same column. */
function headerKey(header: string): string {
  return header
    .replace(/^\ufeff/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

import type { GridColumn, GridRow } from '../schema';
import type { GridCell } from '../schema-cells';

export type ExportedGrid = {
  name: string;
  rows: GridRow[];
  columns: GridColumn[];
  cells: GridCell[];
  /** Address of the grid, where the page of a cell is shown. */
  address: string;
};

const STATES: Readonly<Record<GridCell['state'], string>> = {
  answered: 'Answered',
  not_stated: 'Not found',
  cannot_determine: 'Cannot determine',
  running: 'Running',
  failed: 'Failed',
  not_run: 'Not run',
};

/** The text of a cell without a value. */
export function wordsOf(cell: GridCell | undefined): string {
  if (!cell || cell.state === 'not_run' || cell.state === 'running') return '';
  if (cell.state === 'answered') return cell.text;
  const reason = cell.state === 'cannot_determine' && cell.reason ? `: ${cell.reason}` : '';
  return `${STATES[cell.state]}${reason}`;
}

export const ROW_TITLES = ['Company', 'Ticker', 'Form', 'Fiscal year', 'Filed'] as const;

export function rowHead(row: GridRow): (string | number | null)[] {
  return [row.company_name, row.ticker, row.form_type, row.document_fiscal_year, row.filing_date];
}

export const SOURCE_TITLES = [
  'Company',
  'Column',
  'State',
  'Answer',
  'Value',
  'Unit',
  'Breaks flag',
  'Reason',
  'Quote',
  'Page',
  'Verified',
  'Link',
  'Engine',
] as const;

/** A line for every source; cells without one have a line too, so that nothing is missing from the list. */
export function sourceLines({ rows, columns, cells, address }: ExportedGrid): (string | number | null)[][] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  return cells
    .filter(({ state }) => state !== 'not_run' && state !== 'running')
    .flatMap((cell) => {
      const row = rowOf.get(cell.row_id);
      const head = [
        row?.company_name ?? '',
        columnOf.get(cell.column_id)?.heading ?? '',
        STATES[cell.state],
        cell.text,
        typeof cell.value === 'boolean' ? (cell.value ? 'yes' : 'no') : cell.value,
        cell.unit,
        cell.breaks_flag === null ? null : cell.breaks_flag ? 'yes' : 'no',
        cell.reason,
      ];
      // The nearest passages of an unanswered question are not sources.
      const sources = cell.state === 'not_stated' ? [] : cell.sources;
      if (sources.length === 0) return [[...head, null, null, null, null, cell.engine]];
      return sources.map((source) => [
        ...head,
        source.excerpt.replace(/\s+/g, ' ').trim(),
        source.page_number,
        source.quote_verified ? 'yes' : 'no',
        `${address}?cell=${cell.row_id}.${cell.column_id}`,
        cell.engine,
      ]);
    });
}

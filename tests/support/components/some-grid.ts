import { randomUUID } from 'node:crypto';
import type { Grid, GridColumn, GridRow } from '@/lib/grid/schema';
import type { GridCell, GridCells, GridEstimate } from '@/lib/grid/schema-cells';

const WHEN = '2026-03-01T10:00:00.000Z';

export function someGridColumn(changes: Partial<GridColumn> = {}): GridColumn {
  return {
    id: randomUUID(),
    kind: 'fact',
    heading: 'CEO pay ratio',
    text: '',
    key: 'ceo_pay_ratio',
    answer_type: 'auto',
    limit: null,
    is_pinned: false,
    ...changes,
  };
}

export function someGridRow(company_name: string, changes: Partial<GridRow> = {}): GridRow {
  return {
    id: randomUUID(),
    company_id: randomUUID(),
    company_name,
    ticker: company_name.slice(0, 4).toUpperCase(),
    group_id: null,
    form_type: 'DEF 14A',
    fiscal_year: null,
    document_id: randomUUID(),
    document_fiscal_year: 2025,
    filing_date: '2026-04-02',
    financials_document_id: null,
    has_newer_filing: false,
    ...changes,
  };
}

/** An answered cell. */
export function someGridCell(row: GridRow, column: GridColumn, changes: Partial<GridCell> = {}): GridCell {
  return {
    row_id: row.id,
    column_id: column.id,
    state: 'answered',
    text: '214:1',
    value: 214,
    unit: null,
    reason: null,
    sources: [],
    engine: 'facts',
    breaks_flag: null,
    document_id: row.document_id,
    is_outdated: false,
    computed_at: WHEN,
    ...changes,
  };
}

export function someWholeGrid(rows: GridRow[], columns: GridColumn[], changes: Partial<Grid> = {}): Grid {
  return {
    id: randomUUID(),
    name: 'Pay ratios of 2026',
    visibility: 'user',
    created_by: 'user',
    created_by_name: 'Ada Brook',
    created_at: WHEN,
    updated_at: WHEN,
    can_edit: true,
    is_own: true,
    row_sources: [],
    job_id: null,
    rows,
    columns,
    ...changes,
  };
}

/** The cells of a grid with their counts. */
export function someGridCells(cells: GridCell[]): GridCells {
  const count = (state: GridCell['state']) => cells.filter((cell) => cell.state === state).length;
  const counts = {
    total: cells.length,
    answered: count('answered'),
    not_stated: count('not_stated'),
    cannot_determine: count('cannot_determine'),
    running: count('running'),
    failed: count('failed'),
    not_run: count('not_run'),
    breaks_flag: cells.filter(({ breaks_flag }) => breaks_flag).length,
    outdated: 0,
  };
  return { cells, counts, as_of: WHEN, grid_updated_at: WHEN };
}

export const noEstimate: GridEstimate = {
  cells: 0,
  model_cells: 0,
  tokens: null,
  usd: null,
  tokens_per_cell: null,
  usd_per_cell: null,
  has_model: false,
};

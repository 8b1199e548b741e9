import { z } from 'zod';
import { sourceSchema } from '@/lib/queries/schema';
import { CELL_STATES, MAX_ROWS } from './limits.rules';

const countsSchema = z
  .object({
    total: z.number().int(),
    answered: z.number().int(),
    not_stated: z.number().int(),
    cannot_determine: z.number().int(),
    running: z.number().int(),
    failed: z.number().int(),
    not_run: z.number().int(),
    breaks_flag: z.number().int(),
    /** Cells of an earlier filing, question or engine. */
    outdated: z.number().int(),
  })
  .meta({ id: 'GridCounts' });
export type GridCounts = z.infer<typeof countsSchema>;

const idList = z
  .string()
  .max(80_000)
  .optional()
  .transform((text) => (text ? text.split(',').map((id) => id.trim()) : undefined))
  .pipe(z.array(z.uuid('is not valid')).max(MAX_ROWS).optional());

export const cellsQuery = z.object({
  /** Ids, separated by commas; all without it. */
  rows: idList,
  columns: idList,
  /** `page`: of the sources only document and page, for tables of thousands of cells. */
  detail: z.enum(['full', 'page']).default('full'),
  /** Only cells that changed since then, and those that run; counts are of all. */
  changed_since: z.iso.datetime().optional(),
});
export type CellsQuery = z.output<typeof cellsQuery>;

export const gridCellSchema = z
  .object({
    row_id: z.uuid(),
    column_id: z.uuid(),
    state: z.enum(CELL_STATES),
    /** A short answer, as shown. */
    text: z.string(),
    /** A number, a date such as 2026-04-02, yes or no as a boolean; null where the words give no single one. */
    value: z.union([z.number(), z.string(), z.boolean(), z.null()]),
    unit: z.string().nullable(),
    /** Why a cell is not answered, or how the value came about. */
    reason: z.string().nullable(),
    sources: z.array(sourceSchema),
    engine: z.string().nullable(),
    /** Whether the value breaks the column's limit or its flag; null where that cannot be determined. */
    breaks_flag: z.boolean().nullable(),
    document_id: z.uuid().nullable(),
    /** Computed from an earlier filing, reading, question or engine. */
    is_outdated: z.boolean(),
    computed_at: z.string().nullable(),
  })
  .meta({ id: 'GridCell' });
export type GridCell = z.infer<typeof gridCellSchema>;

/** What a grid is sorted, filtered and summarised by. */
export type CellBrief = Pick<GridCell, 'row_id' | 'column_id' | 'state' | 'text' | 'value' | 'unit' | 'breaks_flag'>;

export const cellsSchema = z
  .object({
    cells: z.array(gridCellSchema),
    counts: countsSchema,
    /** For `changed_since` of the next call. */
    as_of: z.string(),
    /** When rows or columns changed last; cells read before then are of another grid. */
    grid_updated_at: z.string(),
  })
  .meta({ id: 'GridCells' });
export type GridCells = z.infer<typeof cellsSchema>;

const chosenCells = z
  .array(z.object({ row_id: z.uuid(), column_id: z.uuid() }))
  .min(1, 'Choose at least one cell')
  .max(2000, 'At most 2,000 chosen cells in one run');
export const runGridInput = z.object({ only: z.union([z.enum(['missing', 'all']), chosenCells]).default('missing') });
export type RunGridInput = z.output<typeof runGridInput>;
export const estimateQuery = z.object({ only: z.enum(['missing', 'all']).default('missing') });

export const estimateSchema = z
  .object({
    cells: z.number().int(),
    /** Of these, cells that a language model answers; 0 when none is set. */
    model_cells: z.number().int(),
    /** Null when no model is set. */
    tokens: z.number().int().nullable(),
    /** Null when no model is set or the operator gave no price. */
    usd: z.number().nullable(),
    tokens_per_cell: z.number().int().nullable(),
    usd_per_cell: z.number().nullable(),
    has_model: z.boolean(),
  })
  .meta({ id: 'GridEstimate' });
export type GridEstimate = z.infer<typeof estimateSchema>;

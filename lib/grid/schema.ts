import { z } from 'zod';
import { FACT_LABELS } from '@/lib/facts/fact-keys';
import { figureName } from '@/lib/financials/figures/figure-list.rules';
import { nameText } from '@/lib/format/names';
import { MAX_QUESTION_LENGTH } from '@/lib/queries/limits.rules';
import { pageQuery } from '@/lib/common-schemas';
import { metricOf } from '@/lib/templates/flags/metrics';
import { MAX_FLAG_LENGTH, templateIdText, visibilitySchema } from '@/lib/templates/schema';
import { ANSWER_TYPES, COLUMN_KINDS, LIMIT_OPERATORS, MAX_COLUMNS, MAX_ROWS, type ColumnKind } from './limits.rules';

const formType = z.string().trim().min(1).max(20);
const YEAR = 'A fiscal year is a year such as 2026';
const fiscalYear = z.number(YEAR).int(YEAR).min(1900, YEAR).max(2200, YEAR);

/** One of a company, a group (a row for each of its companies), or a document. */
const rowInput = z
  .object({
    company_id: z.uuid().nullish(),
    group_id: z.uuid().nullish(),
    document_id: z.uuid().nullish(),
    /** Of a company: the form of the filing that its cells are read from; DEF 14A by default. */
    form_type: formType.nullish(),
    /** The filing of this fiscal year; the newest without one. */
    fiscal_year: fiscalYear.nullish(),
  })
  .transform((row) => ({
    company_id: row.company_id ?? null,
    group_id: row.group_id ?? null,
    document_id: row.document_id ?? null,
    form_type: row.form_type ?? null,
    fiscal_year: row.fiscal_year ?? null,
  }))
  .refine(
    (row) => [row.company_id, row.group_id, row.document_id].filter(Boolean).length === 1,
    'A row is a company, a group or a document',
  );
export type RowSource = z.output<typeof rowInput>;

export const limitSchema = z.object({ operator: z.enum(LIMIT_OPERATORS), value: z.number() }).meta({ id: 'GridLimit' });

const KNOWN: Readonly<Record<ColumnKind, (key: string) => boolean>> = {
  question: () => true,
  flag: () => true,
  fact: (key) => Object.hasOwn(FACT_LABELS, key) || metricOf(key) !== undefined,
  line_item: (key) => figureName(key)?.kind === 'line_item',
  measure: (key) => figureName(key)?.kind === 'measure',
};

const columnFields = z.object({
  /** Absent for a new column. */
  id: z.uuid().optional(),
  kind: z.enum(COLUMN_KINDS),
  /** Shown above the column; its question or the name of its figure by default. */
  heading: z.string().trim().max(120, 'A heading is at most 120 characters').default(''),
  /** The question, or the flag as it is typed in templates. */
  text: z
    .string()
    .trim()
    .max(MAX_QUESTION_LENGTH, `A question is at most ${MAX_QUESTION_LENGTH} characters`)
    .default(''),
  /** Of a fact, line item or measure. */
  key: z.string().trim().max(100).nullish().default(null),
  answer_type: z.enum(ANSWER_TYPES).default('auto'),
  /** Values beyond it are marked. */
  limit: limitSchema.nullish().default(null),
  is_pinned: z.boolean().default(false),
});

export const columnHeading = columnFields.shape.heading.unwrap();

export const columnInput = columnFields.superRefine((column, context) => {
  const isTyped = column.kind === 'question' || column.kind === 'flag';
  if (isTyped && !column.text)
    context.addIssue({
      code: 'custom',
      path: ['text'],
      message: column.kind === 'question' ? 'Write a question' : 'Write a flag',
    });
  if (column.kind === 'flag' && column.text.length > MAX_FLAG_LENGTH)
    context.addIssue({ code: 'custom', path: ['text'], message: `A flag is at most ${MAX_FLAG_LENGTH} characters` });
  if (!isTyped && !(column.key && KNOWN[column.kind](column.key)))
    context.addIssue({ code: 'custom', path: ['key'], message: 'Choose what the column shows' });
});
export type ColumnInput = z.output<typeof columnInput>;

const rowsInput = z.array(rowInput).max(MAX_ROWS, `A grid has at most ${MAX_ROWS} rows`);
const columnsInput = z.array(columnInput).max(MAX_COLUMNS, `A grid has at most ${MAX_COLUMNS} columns`);
const gridName = nameText('A grid needs a name', 'Name of a grid');

export const createGridInput = z.object({
  name: gridName,
  visibility: visibilitySchema.default('user'),
  rows: rowsInput.default([]),
  columns: columnsInput.default([]),
  /** Adds a column for each query of the template. */
  template_id: templateIdText.nullish(),
});
export type CreateGridInput = z.output<typeof createGridInput>;

/** Absent fields are not changed; `rows` and `columns` replace, and cells of what remains are kept. */
export const updateGridInput = z.object({
  name: gridName.optional(),
  visibility: visibilitySchema.optional(),
  rows: rowsInput.optional(),
  columns: columnsInput.optional(),
  /** Adds these to what is there, so that two people who add at once both do. */
  add_rows: rowsInput.optional(),
  add_columns: columnsInput.optional(),
  template_id: templateIdText.nullish(),
});
export type UpdateGridInput = z.output<typeof updateGridInput>;
export const renameGridInput = z.object({ name: gridName });

export const gridColumnSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(COLUMN_KINDS),
    heading: z.string(),
    text: z.string(),
    key: z.string().nullable(),
    answer_type: z.enum(ANSWER_TYPES),
    limit: limitSchema.nullable(),
    is_pinned: z.boolean(),
  })
  .meta({ id: 'GridColumn' });
export type GridColumn = z.infer<typeof gridColumnSchema>;

export const gridRowSchema = z
  .object({
    id: z.uuid(),
    company_id: z.uuid(),
    company_name: z.string(),
    ticker: z.string(),
    /** Set for rows that a group gave. */
    group_id: z.uuid().nullable(),
    form_type: z.string(),
    fiscal_year: z.number().int().nullable(),
    /** The filing that the cells of the row are read from; null while there is none. */
    document_id: z.uuid().nullable(),
    document_fiscal_year: z.number().int().nullable(),
    filing_date: z.string().nullable(),
    /** The annual report that line items and measures are read from. */
    financials_document_id: z.uuid().nullable(),
    /** Cells of the row were computed from an earlier filing, or the document of the row is not the newest. */
    has_newer_filing: z.boolean(),
  })
  .meta({ id: 'GridRow' });
export type GridRow = z.infer<typeof gridRowSchema>;

const gridShape = {
  id: z.uuid(),
  name: z.string(),
  visibility: visibilitySchema,
  created_by: z.string(),
  created_by_name: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  can_edit: z.boolean(),
  is_own: z.boolean(),
};

export const gridSchema = z
  .object({
    ...gridShape,
    rows: z.array(gridRowSchema),
    columns: z.array(gridColumnSchema),
    /** The rows as they were chosen: companies, groups and documents. */
    row_sources: z.array(
      z.object({
        company_id: z.uuid().nullable(),
        group_id: z.uuid().nullable(),
        document_id: z.uuid().nullable(),
        form_type: z.string().nullable(),
        fiscal_year: z.number().int().nullable(),
      }),
    ),
    /** The run that is at work or waiting. */
    job_id: z.uuid().nullable(),
  })
  .meta({ id: 'Grid' });
export type Grid = z.infer<typeof gridSchema>;

export const gridSummarySchema = z
  .object({
    ...gridShape,
    rows_count: z.number().int(),
    columns_count: z.number().int(),
    cells_count: z.number().int(),
    breaks_flag_count: z.number().int(),
    is_running: z.boolean(),
  })
  .meta({ id: 'GridSummary' });
export type GridSummary = z.infer<typeof gridSummarySchema>;

/** A grid to open from another one. */
export type GridName = Pick<GridSummary, 'id' | 'name' | 'updated_at'>;

export const listGridsQuery = pageQuery.extend({ search: z.string().trim().max(200).optional() });

export const exportGridQuery = z.object({ format: z.enum(['xlsx', 'csv', 'json']).default('xlsx') });

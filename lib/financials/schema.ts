import { z } from 'zod';
import { boxSchema } from '@/lib/documents/schema';
import { STATEMENTS } from './vocabulary';

const statementSchema = z.enum(STATEMENTS);
const sourceSchema = z.enum(['xbrl', 'table']);

const financialItemSchema = z
  .object({
    concept: z.string(),
    label: z.string(),
    statement: statementSchema,
    /** Null for an instant. */
    period_start: z.string().nullable(),
    period_end: z.string(),
    /** In full units; null where the filing says that there is none. A text for names, dates and the like. */
    value: z.union([z.number(), z.string(), z.null()]),
    unit: z.string().nullable(),
    dimensions: z.record(z.string(), z.string()),
    source: sourceSchema,
    check: z.enum(['ok', 'unchecked', 'failed']),
    page_number: z.number().int().nullable(),
    /** Over the value first, then over the label of its row. */
    bounding_boxes: z.array(boxSchema),
    quote: z.string(),
    /** Further pages that print the same. */
    other_pages: z.array(z.number().int()),
  })
  .meta({ id: 'FinancialItem' });
export type FinancialItem = z.infer<typeof financialItemSchema>;

export const documentFinancialsSchema = z.object({ items: z.array(financialItemSchema), total: z.number().int() });

export const documentFinancialsQuery = z.object({ statement: statementSchema.optional() });

/** The place of a value. */
const placeShape = {
  document_id: z.string(),
  page_number: z.number().int().nullable(),
  bounding_boxes: z.array(boxSchema),
  quote: z.string(),
};

const lineValueSchema = z.object({
  fiscal_year: z.number().int(),
  /** From 1 to 4; null for a year. */
  fiscal_quarter: z.number().int().nullable(),
  period_end: z.string(),
  value: z.number(),
  unit: z.string().nullable(),
  concept: z.string(),
  ...placeShape,
  source: sourceSchema,
  check: z.enum(['ok', 'unchecked', 'failed']),
  restated: z.boolean(),
  /** What the earlier filing said, where this value restates it. */
  original: z.object({ value: z.number(), ...placeShape }).nullable(),
});
export type LineValue = z.infer<typeof lineValueSchema>;

const companyLineSchema = z
  .object({
    key: z.string(),
    label: z.string(),
    statement: z.enum(['income', 'balance', 'cash_flow']),
    is_outflow: z.boolean(),
    is_total: z.boolean(),
    values: z.array(lineValueSchema),
  })
  .meta({ id: 'FinancialLine' });
export type CompanyLine = z.infer<typeof companyLineSchema>;

const operandSchema = z.object({
  key: z.string(),
  label: z.string(),
  fiscal_year: z.number().int(),
  value: z.number(),
  unit: z.string().nullable(),
  source: sourceSchema,
  ...placeShape,
});

const measureValueSchema = z.object({
  fiscal_year: z.number().int(),
  fiscal_quarter: z.number().int().nullable(),
  /** Null where an operand is missing. */
  value: z.number().nullable(),
  unit: z.string(),
  /** The formula with the words of its operands. */
  formula: z.string(),
  /** The same with their figures. */
  calculation: z.string(),
  operands: z.array(operandSchema),
  /** What would be needed and is not stated, as "Inventories, fiscal 2023". */
  missing: z.array(z.string()),
});
export type MeasureValue = z.infer<typeof measureValueSchema>;

const companyMeasureSchema = z
  .object({
    key: z.string(),
    label: z.string(),
    unit: z.enum(['percent', 'ratio', 'days', 'money', 'money_per_share']),
    formula: z.string(),
    note: z.string().nullable(),
    values: z.array(measureValueSchema),
  })
  .meta({ id: 'FinancialMeasure' });
export type CompanyMeasure = z.infer<typeof companyMeasureSchema>;

/** A year, or a quarter of one, that the filings report on. */
const periodSchema = z.object({
  fiscal_year: z.number().int(),
  fiscal_quarter: z.number().int().nullable(),
  period_end: z.string(),
  /** The newest filing that reports on it. */
  document_id: z.string(),
  form_type: z.string(),
  /** The year that that filing reports on. */
  document_fiscal_year: z.number().int(),
});
export type Period = z.infer<typeof periodSchema>;

export const companyFinancialsSchema = z.object({
  lines: z.array(companyLineSchema),
  measures: z.array(companyMeasureSchema),
  /** Newest first. */
  periods: z.array(periodSchema),
});
export type CompanyFinancials = z.infer<typeof companyFinancialsSchema>;

const year = z.coerce.number().int().min(1900, 'must be a year').max(2200, 'must be a year');

export const companyFinancialsQuery = z
  .object({
    statement: z.enum(['income', 'balance', 'cash_flow']).optional(),
    from: year.optional(),
    to: year.optional(),
    period: z.enum(['annual', 'quarterly']).default('annual'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['from'],
    message: 'from must not be after to',
  });
export type CompanyFinancialsQuery = z.output<typeof companyFinancialsQuery>;

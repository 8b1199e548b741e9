import { z } from 'zod';

export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 20_000;
export const IMPORT_EXTENSIONS = ['.csv', '.xls', '.xlsx'] as const;
export const TEMPLATE_FILE_NAME = 'company_import_template.csv';

/** 'created' occurs only in results of old jobs; new results use 'added'. */
export const ROW_STATUSES = ['created', 'added', 'already_exists', 'error'] as const;

export const importRowResultSchema = z.object({
  /** The row's number in the file; the header is row 1. */
  row: z.number().int(),
  ticker: z.string(),
  name: z.string(),
  status: z.enum(ROW_STATUSES),
  message: z.string(),
});
export type ImportRowResult = z.infer<typeof importRowResultSchema>;

export const importResultSchema = z
  .object({
    total_rows: z.number().int(),
    successful: z.number().int(),
    already_in_org: z.number().int(),
    failed: z.number().int(),
    results: z.array(importRowResultSchema),
  })
  .meta({ id: 'BulkImportResult' });
export type ImportResult = z.infer<typeof importResultSchema>;

/** A row as read from a file, before it is checked. */
export const importRowSchema = z.object({
  row: z.number().int(),
  ticker: z.string(),
  name: z.string(),
  cik: z.string(),
  entityType: z.string(),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const importForm = z.object({ file: z.instanceof(File, { message: 'Please choose a file' }) });

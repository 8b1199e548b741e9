import { z } from 'zod';

const PROCESSING_STATUSES = ['pending', 'downloaded', 'processing', 'processed', 'failed'] as const;
export type ProcessingStatus = (typeof PROCESSING_STATUSES)[number];

export const MAX_UPLOAD_PDF_BYTES = 50 * 1024 * 1024;
export const MAX_UPLOAD_HTML_BYTES = 15 * 1024 * 1024;

export const boxSchema = z
  .object({ page: z.number().int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'BoundingBox' });

const documentWarningSchema = z.object({
  kind: z.string(),
  page: z.number().int().nullable(),
  excerpt: z.string(),
  detail: z.string(),
});

export const documentSchema = z
  .object({
    id: z.uuid(),
    company_id: z.uuid(),
    processing_status: z.enum(PROCESSING_STATUSES),
    failure_reason: z.string().nullable(),
    form_type: z.string(),
    document_type: z.string(),
    fiscal_year: z.number().int().nullable(),
    filing_date: z.string().nullable(),
    fiscal_period_end: z.string().nullable(),
    meeting_date: z.string().nullable(),
    accession_number: z.string().nullable(),
    source: z.enum(['edgar', 'upload']),
    file_name: z.string().nullable(),
    size_bytes: z.number().int().nullable(),
    page_count: z.number().int().nullable(),
    chunk_count: z.number().int(),
    /** False when the file has no text layer, so that no questions can be asked about it. */
    has_text: z.boolean().nullable(),
    warnings: z.array(documentWarningSchema),
    pdf_url: z.string().nullable(),
    original_url: z.string().nullable(),
    created_at: z.string(),
    processed_at: z.string().nullable(),
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof documentSchema>;

export const listDocumentsQuery = z.object({
  company_id: z.uuid().optional(),
  document_type: z.string().trim().max(100).optional(),
  fiscal_year: z.coerce.number('must be a year').int('must be a year').optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

export const documentStatsQuery = z.object({ company_id: z.uuid().optional() });
export const documentStatsSchema = z.object({
  total: z.number().int(),
  by_status: z.record(z.string(), z.number().int()),
  by_form_type: z.record(z.string(), z.number().int()),
  total_pages: z.number().int(),
  total_chunks: z.number().int(),
});

const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const optionalDate = optionalText.refine(
  (value) => value === undefined || z.iso.date().safeParse(value).success,
  'must be a date such as 2026-04-02',
);

/** The multipart form of an upload; every field but the file arrives as text. */
export const uploadDocumentForm = z.object({
  file: z.instanceof(File, { message: 'Please choose a file' }),
  company_id: z.uuid('Please choose a company'),
  form_type: z
    .string('Form type is required')
    .trim()
    .min(1, 'Form type is required')
    .max(20, 'Form type is at most 20 characters'),
  document_type: optionalText,
  fiscal_year: optionalText
    .transform((value) => (value === undefined ? undefined : Number(value)))
    .refine(
      (value) => value === undefined || (Number.isInteger(value) && value >= 1990 && value <= 2100),
      'Fiscal year must be a year from 1990 to 2100',
    ),
  filing_date: optionalDate,
  fiscal_period_end: optionalDate,
  accession_number: optionalText.refine(
    (value) => value === undefined || /^\d{10}-\d{2}-\d{6}$/.test(value),
    'Accession number must look like 0000909832-23-000066',
  ),
  process: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
});
export type UploadDocumentForm = z.output<typeof uploadDocumentForm>;

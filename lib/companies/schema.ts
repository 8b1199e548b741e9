import { z } from 'zod';
import { nameText } from '@/lib/format/names';
import { BULK_ENTITY_TYPE, ENTITY_TYPES } from './entity-types.rules';

export { BULK_ENTITY_TYPE, ENTITY_TYPES, ENTITY_TYPE_LABELS } from './entity-types.rules';

/** One to ten digits; the output is padded with zeros to ten. */
export const cikText = z
  .string('CIK is required')
  .trim()
  .min(1, { error: 'CIK is required', abort: true })
  .regex(/^\d{1,10}$/, 'CIK is up to 10 digits')
  .transform((value) => value.padStart(10, '0'))
  .refine((value) => value !== '0000000000', 'CIK cannot be zero');

export const tickerText = z
  .string('Ticker is required')
  .trim()
  .min(1, { error: 'Ticker is required', abort: true })
  .max(12, 'Ticker is at most 12 characters')
  .transform((value) => value.toUpperCase())
  .refine((value) => /^[A-Z0-9][A-Z0-9.\-/]*$/.test(value), 'Ticker may contain only letters, digits, dots and dashes');

export const companyNameText = nameText('Name is required', 'Name');

const entityType = z.enum(ENTITY_TYPES, 'Choose one of the four entity types');

export const createCompanyInput = z.object({
  ticker: tickerText,
  name: companyNameText,
  cik: cikText,
  entity_type: entityType.default('CORPORATION'),
  is_active: z.boolean().default(true),
});
export type CreateCompanyInput = z.output<typeof createCompanyInput>;
export type CreateCompanyForm = z.input<typeof createCompanyInput>;

export const updateCompanyInput = z
  .object({
    ticker: tickerText,
    name: companyNameText,
    entity_type: z.enum([...ENTITY_TYPES, BULK_ENTITY_TYPE]),
    is_active: z.boolean(),
  })
  .partial()
  .strict()
  .refine((value) => Object.keys(value).length > 0, 'Send at least one field to change');

export const companySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** As EDGAR writes it, often in capitals. */
    filed_name: z.string(),
    ticker: z.string(),
    cik: z.string(),
    entity_type: z.string(),
    is_active: z.boolean(),
    /** Documents that questions can be asked about. */
    ready_for_queries: z.number().int(),
    processed_documents: z.number().int(),
    downloaded_documents: z.number().int(),
    processing_documents: z.number().int(),
    /** Downloaded, but not read yet. */
    unprocessed_documents: z.number().int(),
    failed_documents: z.number().int(),
    /** Read and found to contain no text, such as scans; they do not count as ready. */
    documents_without_text: z.number().int(),
    total_documents: z.number().int(),
    total_chunks: z.number().int(),
    /** A fetch by a member of the organization has not ended. */
    is_fetching: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof companySchema>;

export const listCompaniesQuery = z.object({
  search: z.string().trim().max(200).optional(),
  company_id: z.uuid().optional(),
  size: z.coerce.number().int().min(1).max(1000).default(1000),
  page: z.coerce.number().int().min(1).default(1),
});

export const BROWSE_FILTERS = ['all', 'not_in', 'in'] as const;

export const browseQuery = z.object({
  search: z.string().trim().max(200).optional(),
  filter: z.enum(BROWSE_FILTERS).default('all'),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});

export const catalogueCompanySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** As EDGAR writes it, often in capitals. */
    filed_name: z.string(),
    ticker: z.string(),
    cik: z.string(),
    is_in_organization: z.boolean(),
  })
  .meta({ id: 'CatalogueCompany' });
export type CatalogueCompany = z.infer<typeof catalogueCompanySchema>;

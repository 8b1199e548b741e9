import { z } from 'zod';
import { MAX_IDS } from './limits.rules';
import { FETCH_TYPES } from '@/lib/edgar/forms';

export { MAX_IDS } from './limits.rules';

const ids = (what: string) =>
  z.array(z.uuid()).min(1, `Choose at least one ${what}`).max(MAX_IDS, 'At most 1,000 at once');

export const processInput = z.object({ document_ids: ids('document'), force: z.boolean().default(false) });
export const embedInput = z.object({
  document_ids: ids('document'),
  batch_size: z.number().int().min(1).max(1000).default(100),
});
export const fetchInput = z.object({
  company_ids: ids('company'),
  years_back: z.number().int().min(1, 'At least one year back').max(30, 'At most 30 years back').default(3),
  document_types: z
    .array(z.enum(FETCH_TYPES, 'is not a document type that can be fetched'))
    .min(1, 'Choose at least one document type')
    .default(['proxy', '10-K']),
  process: z.boolean().default(true),
});
export type FetchInput = z.output<typeof fetchInput>;

/** The result for one filing of a fetch. */
export const filingOutcomeSchema = z.object({
  company_id: z.string(),
  accession_number: z.string().nullable(),
  form_type: z.string().nullable(),
  filing_date: z.string().nullable(),
  document_id: z.string().nullable(),
  /** `not_found`: EDGAR lists it but does not have the file. */
  outcome: z.enum(['processed', 'downloaded', 'already_there', 'not_found', 'failed']),
  message: z.string(),
});
export type FilingOutcome = z.infer<typeof filingOutcomeSchema>;

/** A gap in the result of a fetch that is not an error: part of a company's list is missing. */
export const fetchRemarkSchema = z.object({ company_id: z.string(), message: z.string() });
export type FetchRemark = z.infer<typeof fetchRemarkSchema>;

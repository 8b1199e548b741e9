import type { z } from 'zod';
import { companySchema } from '@/lib/companies/schema';
import { documentSchema } from '@/lib/documents/schema';

/** The company fields that this screen uses. */
export const companyChoiceSchema = companySchema.pick({ id: true, name: true, ticker: true, ready_for_queries: true });
export type CompanyChoice = z.infer<typeof companyChoiceSchema>;

/** The document fields that this screen uses. */
export const documentChoiceSchema = documentSchema.pick({
  id: true,
  form_type: true,
  fiscal_year: true,
  filing_date: true,
  processing_status: true,
  failure_reason: true,
  has_text: true,
});
export type DocumentChoice = z.infer<typeof documentChoiceSchema>;

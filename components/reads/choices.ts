import type { z } from 'zod';
import { companySchema } from '@/lib/companies/schema';
import type { Document } from '@/lib/documents/schema';

/** The fields of a company in lists to choose from; a page sends no others, because there may be a thousand. */
export const companyChoiceSchema = companySchema.pick({
  id: true,
  name: true,
  ticker: true,
  cik: true,
  ready_for_queries: true,
});
export type CompanyChoice = z.infer<typeof companyChoiceSchema>;

/** What the query screen shows of a filing. */
export type DocumentChoice = Pick<
  Document,
  'id' | 'form_type' | 'fiscal_year' | 'filing_date' | 'processing_status' | 'failure_reason' | 'has_text'
>;

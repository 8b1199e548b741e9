import { isReadyForQueries } from '@/lib/documents/no-text.rules';
import type { DocumentChoice } from '@/components/reads/choices';

export type DocumentFilters = {
  formType: string | null;
  fiscalYear: number | null;
  /** YYYY-MM-DD, inclusive. */
  filedFrom: string | null;
  filedTo: string | null;
};

export const NO_FILTERS: DocumentFilters = { formType: null, fiscalYear: null, filedFrom: null, filedTo: null };

type Filterable = Pick<DocumentChoice, 'form_type' | 'fiscal_year' | 'filing_date'>;

/** The documents that pass all filters; a filter that is null passes every document. */
export function filterDocuments<T extends Filterable>(
  documents: readonly T[],
  { formType, fiscalYear, filedFrom, filedTo }: DocumentFilters,
): T[] {
  return documents.filter(
    (document) =>
      (formType === null || document.form_type === formType) &&
      (fiscalYear === null || document.fiscal_year === fiscalYear) &&
      (filedFrom === null || (document.filing_date !== null && document.filing_date >= filedFrom)) &&
      (filedTo === null || (document.filing_date !== null && document.filing_date <= filedTo)),
  );
}

/** Whether any filter is set. */
export function isFiltering(filters: DocumentFilters): boolean {
  return Object.values(filters).some((value) => value !== null);
}

/** The form types of the documents, each once, in alphabetical order. */
export function formTypesOf(documents: readonly Filterable[]): string[] {
  return [...new Set(documents.map((document) => document.form_type))].sort((a, b) => a.localeCompare(b));
}

/** Fiscal years, newest first. */
export function fiscalYearsOf(documents: readonly Filterable[]): number[] {
  const years = documents.flatMap((document) => (document.fiscal_year === null ? [] : [document.fiscal_year]));
  return [...new Set(years)].sort((a, b) => b - a);
}

/** Whether questions about a document are possible: it is processed and contains text. */
export function isSelectable(document: Pick<DocumentChoice, 'processing_status' | 'has_text'>): boolean {
  return isReadyForQueries(document);
}

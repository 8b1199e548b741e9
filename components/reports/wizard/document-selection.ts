import { isReadyForQueries } from '@/lib/documents/no-text.rules';
import { isProxyFiling } from '@/lib/documents/proxy.rules';
import type { Document } from '@/lib/documents/schema';

const AUTO_SELECTED = 3;

/** Whether a document can be included: it is processed and contains text. */
export function isReady(document: Pick<Document, 'processing_status' | 'has_text'>): boolean {
  return isReadyForQueries(document);
}

/** Default selection for a new company: its latest processed proxy filings, at most three. */
export function autoSelect(documents: readonly Document[]): string[] {
  return documents
    .filter((document) => isReady(document) && isProxy(document))
    .toSorted((a, b) => (b.filing_date ?? '').localeCompare(a.filing_date ?? ''))
    .slice(0, AUTO_SELECTED)
    .map(({ id }) => id);
}

const isProxy = ({ form_type, document_type }: Document) =>
  isProxyFiling({ formType: form_type, documentType: document_type });

export type FiscalYearGroup = { fiscalYear: number | null; documents: Document[] };

/** Latest year first, unknown years last; within a year in the given order. */
export function groupByFiscalYear(documents: readonly Document[]): FiscalYearGroup[] {
  const groups = new Map<number | null, Document[]>();
  for (const document of documents)
    groups.set(document.fiscal_year, [...(groups.get(document.fiscal_year) ?? []), document]);
  return [...groups]
    .map(([fiscalYear, ofYear]) => ({ fiscalYear, documents: ofYear }))
    .toSorted((a, b) => (b.fiscalYear ?? -1) - (a.fiscalYear ?? -1));
}

/** The meeting date of the latest selected filing. */
export function meetingDateOf(documents: readonly Document[]): string | null {
  const dates = documents.flatMap(({ meeting_date }) => (meeting_date ? [meeting_date] : []));
  return dates.toSorted().at(-1) ?? null;
}

/** The number of pages of all documents; unknown page counts count as 0. */
export function pagesOf(documents: readonly Document[]): number {
  return documents.reduce((sum, { page_count }) => sum + (page_count ?? 0), 0);
}

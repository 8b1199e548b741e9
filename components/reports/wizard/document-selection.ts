import { isReadyForQueries } from '@/lib/documents/no-text.rules';
import type { Document } from '@/lib/documents/schema';

const AUTO_SELECTED = 3;

export function isReady(document: Pick<Document, 'processing_status' | 'has_text'>): boolean {
  return isReadyForQueries(document);
}

/** A proxy filing: form DEF 14A, or a type that says so. */
export function isProxy({ form_type, document_type }: Pick<Document, 'form_type' | 'document_type'>): boolean {
  return form_type.toUpperCase() === 'DEF 14A' || document_type.toLowerCase().includes('proxy');
}

/** What a newly chosen company starts with: its latest processed proxy filings, up to three. */
export function autoSelect(documents: readonly Document[]): string[] {
  return documents
    .filter((document) => isReady(document) && isProxy(document))
    .toSorted((a, b) => (b.filing_date ?? '').localeCompare(a.filing_date ?? ''))
    .slice(0, AUTO_SELECTED)
    .map(({ id }) => id);
}

export type FiscalYearGroup = { fiscalYear: number | null; documents: Document[] };

/** Latest year first, documents of no known year last; inside a year in the order given. */
export function groupByFiscalYear(documents: readonly Document[]): FiscalYearGroup[] {
  const groups = new Map<number | null, Document[]>();
  for (const document of documents)
    groups.set(document.fiscal_year, [...(groups.get(document.fiscal_year) ?? []), document]);
  return [...groups]
    .map(([fiscalYear, ofYear]) => ({ fiscalYear, documents: ofYear }))
    .toSorted((a, b) => (b.fiscalYear ?? -1) - (a.fiscalYear ?? -1));
}

/** The meeting that the latest of the chosen filings calls. */
export function meetingDateOf(documents: readonly Document[]): string | null {
  const dates = documents.flatMap(({ meeting_date }) => (meeting_date ? [meeting_date] : []));
  return dates.toSorted().at(-1) ?? null;
}

export function pagesOf(documents: readonly Document[]): number {
  return documents.reduce((sum, { page_count }) => sum + (page_count ?? 0), 0);
}

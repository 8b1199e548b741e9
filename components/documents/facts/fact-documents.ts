import { isReadyForQueries } from '@/lib/documents/no-text.rules';
import { isProxyFiling } from '@/lib/documents/proxy.rules';
import type { Document } from '@/lib/documents/schema';

/** Ready filings, proxy statements first, newest first within each kind; the first is the default. */
export function factDocuments(documents: readonly Document[]): Document[] {
  const isProxy = ({ form_type, document_type }: Document) =>
    isProxyFiling({ formType: form_type, documentType: document_type });
  return documents
    .filter((document) => isReadyForQueries(document) && document.pdf_url !== null)
    .sort(
      (a, b) =>
        Number(isProxy(b)) - Number(isProxy(a)) ||
        (b.filing_date ?? '').localeCompare(a.filing_date ?? '') ||
        (b.fiscal_year ?? 0) - (a.fiscal_year ?? 0),
    );
}

import { NO_DOCUMENT_FILTERS, UNKNOWN_YEAR, type DocumentFilters } from './list/document-groups';

const COMPANY_TABS = ['documents', 'facts', 'changes', 'financials'] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

/** The tab of a name in the URL; Documents for null and unknown names. */
export function companyTabOf(name: string | null): CompanyTab {
  return COMPANY_TABS.find((tab) => tab === name) ?? 'documents';
}

export type CompanyAddress = {
  tab: CompanyTab;
  filters: DocumentFilters;
  /** The filing whose facts are shown. */
  documentId: string | null;
  /** The filings that are compared; null for the newest two. */
  compared: { from: string | null; to: string | null };
};

/** Reads the state of a company page from its URL, so that a copied URL shows the same list. */
export function readCompanyAddress(get: (name: string) => string | null): CompanyAddress {
  const year = get('year');
  return {
    tab: companyTabOf(get('tab')),
    documentId: get('doc'),
    compared: { from: get('from'), to: get('to') },
    filters: {
      search: get('q') ?? NO_DOCUMENT_FILTERS.search,
      formType: get('type') || null,
      fiscalYear: year && (/^\d{4}$/.test(year) || year === UNKNOWN_YEAR) ? year : null,
    },
  };
}

/** The query string of a state, with "?"; '' for the initial state. */
export function writeCompanyAddress({ tab, filters, documentId, compared }: CompanyAddress): string {
  const params = new URLSearchParams();
  if (tab !== 'documents') params.set('tab', tab);
  if (documentId) params.set('doc', documentId);
  if (compared.from) params.set('from', compared.from);
  if (compared.to) params.set('to', compared.to);
  if (filters.search.trim()) params.set('q', filters.search.trim());
  if (filters.formType) params.set('type', filters.formType);
  if (filters.fiscalYear) params.set('year', filters.fiscalYear);
  const text = params.toString();
  return text ? `?${text}` : '';
}

import { NO_FILTERS, type DocumentFilters } from './scope/document-filters';
import { EMPTY_SELECTION, type Selection } from './scope/selection';

/** The state of the query screen in its URL, so that a copied URL shows the same selection. */
export type QueryAddress = {
  selection: Selection;
  question: string;
  filters: DocumentFilters;
  /** Id of the shown answer, so that a reload shows it again. */
  answerId: string | null;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

type Params = { get: (name: string) => string | null };

/** Reads the state from a URL; invalid ids, dates and years are ignored. */
export function readAddress(params: Params): QueryAddress {
  const companyId = matching(params.get('company'), UUID);
  const documentIds = companyId
    ? [...new Set((params.get('docs') ?? '').split(',').filter((id) => UUID.test(id)))]
    : [];
  const current = params.get('doc');
  const year = Number(params.get('year'));
  return {
    selection: {
      ...EMPTY_SELECTION,
      companyId,
      documentIds,
      currentId: current && documentIds.includes(current) ? current : (documentIds[0] ?? null),
      tab: params.get('tab') === 'query' && documentIds.length > 0 ? 'query' : 'setup',
    },
    question: params.get('q') ?? '',
    answerId: documentIds.length > 0 ? matching(params.get('answer'), UUID) : null,
    filters: {
      formType: params.get('form') || NO_FILTERS.formType,
      fiscalYear: Number.isInteger(year) && year > 0 ? year : NO_FILTERS.fiscalYear,
      filedFrom: matching(params.get('from'), DATE),
      filedTo: matching(params.get('to'), DATE),
    },
  };
}

/** The query string of a state, with "?"; '' for the initial state. */
export function writeAddress({ selection, question, filters, answerId }: QueryAddress): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value));
  };
  set('company', selection.companyId);
  set('docs', selection.documentIds.join(','));
  set('doc', selection.currentId !== selection.documentIds[0] ? selection.currentId : null);
  set('tab', selection.tab === 'query' ? 'query' : null);
  set('q', question.trim());
  set('answer', answerId);
  set('form', filters.formType);
  set('year', filters.fiscalYear);
  set('from', filters.filedFrom);
  set('to', filters.filedTo);
  // Commas are allowed in a query string and more readable than %2C.
  const text = params.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

function matching(value: string | null, pattern: RegExp): string | null {
  return value && pattern.test(value) ? value : null;
}

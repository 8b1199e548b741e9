import type { GridCell } from '@/lib/grid/schema-cells';

export const STATE_FILTERS = ['answered', 'not_stated', 'cannot_determine', 'running', 'failed', 'not_run'] as const;

/** A condition on the cells of one column, or on any column of a row when `columnId` is null. */
export type CellFilter = {
  columnId: string | null;
  state: GridCell['state'] | null;
  least: number | null;
  most: number | null;
  contains: string;
  breaksFlag: boolean;
};

export type GridAddress = {
  /** The chosen cell, whose evidence is open. */
  cell: { rowId: string; columnId: string } | null;
  sort: { columnId: string; isDescending: boolean } | null;
  filters: CellFilter[];
  /** Text searched for in company names. */
  search: string;
};

const ID = /^[\da-f-]{36}$/;
export const NO_FILTER = { columnId: null, state: null, least: null, most: null, contains: '', breaksFlag: false };

/** Reads the state of a grid from its URL, so that a copied URL shows the same rows and the same page. */
export function readGridAddress(params: { get: (name: string) => string | null; getAll: (name: string) => string[] }) {
  const [rowId = '', columnId = ''] = (params.get('cell') ?? '').split('.');
  const sort = params.get('sort') ?? '';
  const sortId = sort.replace(/^-/, '');
  return {
    cell: ID.test(rowId) && ID.test(columnId) ? { rowId, columnId } : null,
    sort: ID.test(sortId) || sortId === 'company' ? { columnId: sortId, isDescending: sort.startsWith('-') } : null,
    filters: params.getAll('f').flatMap((text) => readFilter(text) ?? []),
    search: params.get('q') ?? '',
  } satisfies GridAddress;
}

/** The query string of a state, without "?"; '' for the initial state. */
export function writeGridAddress({ cell, sort, filters, search }: GridAddress): string {
  const params = new URLSearchParams();
  if (search.trim()) params.set('q', search.trim());
  if (sort) params.set('sort', `${sort.isDescending ? '-' : ''}${sort.columnId}`);
  for (const filter of filters) params.append('f', writeFilter(filter));
  if (cell) params.set('cell', `${cell.rowId}.${cell.columnId}`);
  return params.toString();
}

/** The text of a filter in the URL; equal filters have equal texts. */
export function writeFilter({ columnId, state, least, most, contains, breaksFlag }: CellFilter): string {
  return [columnId ?? '', state ?? '', least ?? '', most ?? '', breaksFlag ? '1' : '', contains].join('~');
}

function readFilter(text: string): CellFilter | null {
  const [columnId = '', state = '', least = '', most = '', breaksFlag = '', ...contains] = text.split('~');
  if (columnId && !ID.test(columnId)) return null;
  return {
    columnId: columnId || null,
    state: STATE_FILTERS.find((each) => each === state) ?? null,
    least: numberOf(least),
    most: numberOf(most),
    breaksFlag: breaksFlag === '1',
    contains: contains.join('~'),
  };
}

function numberOf(text: string): number | null {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
}

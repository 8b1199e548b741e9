import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/components/api/api-client';
import type { Grid, GridName, GridSummary } from '@/lib/grid/schema';
import type { GridCell, GridCells, GridEstimate } from '@/lib/grid/schema-cells';
import type { Job } from '@/lib/jobs/rows/schema';

/** Common prefix of the query keys of grids. */
export const GRIDS_KEY = ['grids'];
export const MAX_GRIDS = 200;
type Signal = { signal: AbortSignal };

export const gridList = {
  queryKey: [...GRIDS_KEY, 'list'],
  queryFn: ({ signal }: Signal) =>
    api.request<{ grids: GridSummary[]; total: number }>({ path: '/grids', query: { size: MAX_GRIDS }, signal }),
};

/** One more than the menu of grids offers, because the open one is among them. */
export const MAX_GRID_NAMES = 13;

/** The names of the most recently changed grids, for the menu. */
export const gridNames = {
  queryKey: [...gridList.queryKey, 'names'],
  queryFn: async ({ signal }: Signal): Promise<GridName[]> => {
    const query = { size: MAX_GRID_NAMES };
    const { grids } = await api.request<{ grids: GridName[] }>({ path: '/grids', query, signal });
    return grids.map(({ id, name, updated_at }) => ({ id, name, updated_at }));
  },
};

export const oneGrid = (gridId: string) => ({
  queryKey: [...GRIDS_KEY, 'one', gridId],
  queryFn: ({ signal }: Signal) => api.request<Grid>({ path: `/grids/${gridId}`, signal }),
});

/** All cells with the page of their first source; read again, only what changed since. */
export const gridCells = (gridId: string) => ({
  queryKey: [...GRIDS_KEY, 'cells', gridId],
  queryFn: async ({ signal, client }: Signal & { client?: QueryClient }): Promise<GridCells> => {
    const path = `/grids/${gridId}/cells`;
    const before = client?.getQueryData<GridCells>([...GRIDS_KEY, 'cells', gridId]);
    if (before) {
      const query = { detail: 'page', changed_since: overlapping(before.as_of) };
      const news = await api.request<GridCells>({ path, query, signal });
      if (news.grid_updated_at === before.grid_updated_at) return { ...news, cells: merge(before.cells, news.cells) };
    }
    return api.request<GridCells>({ path, query: { detail: 'page' }, signal });
  },
});

const OVERLAP_MS = 3_000;

/** A transaction that ended since may carry an earlier time. */
function overlapping(asOf: string): string {
  return new Date(Date.parse(asOf) - OVERLAP_MS).toISOString();
}

/** Cells that ran before and are not among the changes have ended or were cancelled. */
function merge(before: readonly GridCell[], news: readonly GridCell[]): GridCell[] {
  const byPlace = new Map(news.map((cell) => [placeOf(cell), cell]));
  return before.map((cell) => {
    const newer = byPlace.get(placeOf(cell));
    if (newer) return newer;
    return cell.state === 'running' || cell.reason === 'waiting'
      ? { ...cell, state: 'not_run' as const, reason: null }
      : cell;
  });
}

/** A key for the cell of a row and a column. */
export function placeOf({ row_id, column_id }: Pick<GridCell, 'row_id' | 'column_id'>): string {
  return `${row_id} ${column_id}`;
}

/** One cell with its reason and all sources. `version` changes when it is computed again. */
export const cellWithSources = (gridId: string, rowId: string, columnId: string, version: string | null) => ({
  queryKey: [...GRIDS_KEY, 'cell', gridId, rowId, columnId, version],
  queryFn: async ({ signal }: Signal): Promise<GridCell | null> => {
    const query = { rows: rowId, columns: columnId };
    const { cells } = await api.request<GridCells>({ path: `/grids/${gridId}/cells`, query, signal });
    return cells[0] ?? null;
  },
});

/** What running the missing cells would cost. */
export const gridEstimate = (gridId: string) => ({
  queryKey: [...GRIDS_KEY, 'estimate', gridId],
  queryFn: ({ signal }: Signal) => api.request<GridEstimate>({ path: `/grids/${gridId}/estimate`, signal }),
});

/** The job of a run. */
export const gridRun = (jobId: string) => ({
  queryKey: ['jobs', 'one', jobId],
  queryFn: ({ signal }: Signal) => api.request<Job>({ path: `/processing/jobs/${jobId}`, signal }),
});

'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import * as actions from '@/app/(app)/grid/actions';
import { gridCells, gridEstimate, gridRun, GRIDS_KEY, oneGrid, placeOf } from '@/components/reads/grid-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { useListStart } from '@/components/shared/use-list-start';
import { notify } from '@/components/ui/toast';
import type { Grid, updateGridInput } from '@/lib/grid/schema';
import type { GridCell, RunGridInput } from '@/lib/grid/schema-cells';
import type { z } from 'zod';
import { gridCellsStart } from './cells-start';

const POLL_MS = 1_500;

export const NOT_CHANGED = 'The grid was not changed';

export type GridChange = z.input<typeof updateGridInput>;

/** The grid with its cells, or their start until all are loaded; fetched again while a run is active. */
export function useGrid(gridId: string) {
  const queryClient = useQueryClient();
  const grid = useQuery(oneGrid(gridId));
  const jobId = grid.data?.job_id ?? null;
  const isRunning = jobId !== null;
  const cells = useQuery({ ...gridCells(gridId), refetchInterval: isRunning ? POLL_MS : false });
  const job = useQuery({ ...gridRun(jobId ?? ''), enabled: isRunning, refetchInterval: isRunning ? POLL_MS : false });
  const status = job.data?.status;
  const hasEnded = isRunning && status !== undefined && status !== 'pending' && status !== 'running';
  const failure = hasEnded && status === 'failed' ? (job.data?.error ?? 'The run failed.') : null;
  useEffect(() => {
    if (!hasEnded) return;
    if (failure) notify.error('The run stopped', { description: failure });
    void queryClient.invalidateQueries({ queryKey: GRIDS_KEY });
  }, [hasEnded, failure, queryClient]);
  const { list, start } = useListStart(cells.data, gridCellsStart(gridId));
  const shown = list ?? start;
  const byPlace = useMemo(() => new Map((shown?.cells ?? []).map((cell) => [placeOf(cell), cell])), [shown?.cells]);
  const cellAt = useMemo(
    () =>
      (rowId: string, columnId: string): GridCell | undefined =>
        byPlace.get(`${rowId} ${columnId}`),
    [byPlace],
  );
  return {
    grid,
    cells,
    start,
    counts: shown?.counts,
    cellAt,
    job: isRunning && !hasEnded ? (job.data ?? null) : null,
    isRunning,
  };
}

/** Changes of a grid; each is shown when the server has it. */
export function useGridChanges(gridId: string) {
  const queryClient = useQueryClient();
  const fail = (title: string) => (error: unknown) =>
    notify.error(title, { description: apiErrorMessage(error, 'Try again.') });
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: gridCells(gridId).queryKey }),
      queryClient.invalidateQueries({ queryKey: gridEstimate(gridId).queryKey }),
      queryClient.invalidateQueries({ queryKey: [...GRIDS_KEY, 'list'] }),
    ]);
  const changing = {
    mutationFn: (body: GridChange) => callAction(actions.updateGrid, { params: { id: gridId }, body }),
    onSuccess: (grid: Grid) => {
      queryClient.setQueryData(oneGrid(gridId).queryKey, grid);
      return readAgain();
    },
  };
  const change = useMutation({ ...changing, onError: fail(NOT_CHANGED) });
  /** For dialogs, which show errors beside their fields. */
  const save = useMutation(changing);
  const run = useMutation({
    mutationFn: (only: RunGridInput['only']) => callAction(actions.runGrid, { params: { id: gridId }, body: { only } }),
    onSuccess: async (job) => {
      queryClient.setQueryData(gridRun(job.id).queryKey, job);
      await queryClient.invalidateQueries({ queryKey: oneGrid(gridId).queryKey });
      await readAgain();
    },
    onError: fail('The run was not started'),
  });
  const cancel = useMutation({
    mutationFn: (jobId: string) => callAction(actions.cancelGridRun, { params: { id: jobId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: GRIDS_KEY }),
    onError: fail('The run was not cancelled'),
  });
  return { change, save, run, cancel };
}

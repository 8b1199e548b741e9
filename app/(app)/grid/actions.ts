'use server';

import { createGrid as create, deleteGrid as remove, updateGrid as update } from '@/lib/grid/change-grids';
import { requestRun } from '@/lib/grid/run/request-run';
import { createGridInput, updateGridInput } from '@/lib/grid/schema';
import { runGridInput } from '@/lib/grid/schema-cells';
import { action } from '@/lib/http/action';
import { cancelJob } from '@/lib/jobs/rows/read-jobs';
import { idParams } from '@/lib/common-schemas';

export const createGrid = action({ name: 'createGrid', role: 'org:member', body: createGridInput }, ({ ctx, body }) =>
  create(ctx, body),
);

export const updateGrid = action(
  { name: 'updateGrid', role: 'org:member', params: idParams, body: updateGridInput },
  ({ ctx, params, body }) => update(ctx, params.id, body),
);

export const deleteGrid = action({ name: 'deleteGrid', role: 'org:member', params: idParams }, ({ ctx, params }) =>
  remove(ctx, params.id),
);

export const runGrid = action(
  { name: 'runGrid', role: 'org:member', params: idParams, body: runGridInput },
  ({ ctx, params, body }) => requestRun(ctx, params.id, body),
);

export const cancelGridRun = action(
  { name: 'cancelGridRun', role: 'org:member', quota: 'fetches', params: idParams },
  ({ ctx, params }) => cancelJob(ctx, params.id),
);

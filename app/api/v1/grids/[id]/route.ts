import { deleteGrid, updateGrid } from '@/lib/grid/change-grids';
import { getGrid } from '@/lib/grid/read-grids';
import { gridSchema, updateGridInput } from '@/lib/grid/schema';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Read a grid: its rows, each with the filing it uses now, and its columns',
    tag: 'Grids',
    role: 'org:viewer',
    params: idParams,
    response: gridSchema,
  },
  ({ ctx, params }) => getGrid(ctx, params.id),
);

export const PATCH = route(
  {
    summary: 'Change the name, sharing, rows or columns of a grid; cells of remaining rows and columns are kept',
    tag: 'Grids',
    role: 'org:member',
    params: idParams,
    body: updateGridInput,
    response: gridSchema,
  },
  ({ ctx, params, body }) => updateGrid(ctx, params.id, body),
);

export const DELETE = route(
  { summary: 'Delete a grid with its cells', tag: 'Grids', role: 'org:member', params: idParams, status: 204 },
  ({ ctx, params }) => deleteGrid(ctx, params.id),
);

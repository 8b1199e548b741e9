import { readCells } from '@/lib/grid/cells/read-cells';
import { cellsQuery, cellsSchema } from '@/lib/grid/schema-cells';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Read cells with their sources: all, by row or column, or those changed since a given time',
    tag: 'Grids',
    role: 'org:viewer',
    params: idParams,
    query: cellsQuery,
    response: cellsSchema,
  },
  ({ ctx, params, query }) => readCells(ctx, params.id, query),
);

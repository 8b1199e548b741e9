import { createGrid } from '@/lib/grid/change-grids';
import { listGrids } from '@/lib/grid/read-grids';
import { createGridInput, gridSchema, gridSummarySchema, listGridsQuery } from '@/lib/grid/schema';
import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'List grids, most recently changed first',
    tag: 'Grids',
    role: 'org:viewer',
    query: listGridsQuery,
    response: pageOf('grids', gridSummarySchema),
  },
  ({ ctx, query }) => listGrids(ctx, query),
);

export const POST = route(
  {
    summary: 'Create a grid of companies, groups or documents by questions, facts, figures and flags',
    tag: 'Grids',
    role: 'org:member',
    body: createGridInput,
    response: gridSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, body }) => createGrid(ctx, body),
);

import { estimateRun } from '@/lib/grid/run/estimate-run';
import { estimateQuery, estimateSchema } from '@/lib/grid/schema-cells';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Estimate how many cells a run would compute, with tokens and price if a language model is configured',
    tag: 'Grids',
    role: 'org:viewer',
    params: idParams,
    query: estimateQuery,
    response: estimateSchema,
  },
  ({ ctx, params, query }) => estimateRun(ctx, params.id, query.only),
);

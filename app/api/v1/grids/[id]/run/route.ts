import { requestRun } from '@/lib/grid/run/request-run';
import { runGridInput } from '@/lib/grid/schema';
import { route } from '@/lib/http/route';
import { jobSchema } from '@/lib/processing/jobs/schema';
import { idParams } from '@/lib/shapes';

export const POST = route(
  {
    summary: 'Compute the missing cells, all, or chosen ones; cells that another grid has alike are taken over',
    tag: 'Grids',
    role: 'org:member',
    params: idParams,
    body: runGridInput,
    response: jobSchema,
    status: 202,
    isIdempotent: true,
  },
  ({ ctx, params, body }) => requestRun(ctx, params.id, body),
);

import { requestRun } from '@/lib/grid/run/request-run';
import { runGridInput } from '@/lib/grid/schema-cells';
import { route } from '@/lib/http/route';
import { jobSchema } from '@/lib/jobs/rows/schema';
import { idParams } from '@/lib/common-schemas';

export const POST = route(
  {
    summary: 'Compute missing, all or selected cells; identical cells of other grids are reused',
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

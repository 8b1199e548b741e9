import { route } from '@/lib/http/route';
import { jobSchema } from '@/lib/jobs/rows/schema';
import { requestBacktest } from '@/lib/voting/policy/backtest';
import { backtestInput, policyParams } from '@/lib/voting/policy/schema';

export const POST = route(
  {
    summary: "Run a version or an unsaved draft over the stored meetings; the job's result is a BacktestResult",
    tag: 'Voting',
    role: 'org:member',
    params: policyParams,
    body: backtestInput,
    response: jobSchema,
    status: 202,
    isIdempotent: true,
  },
  ({ ctx, params, body }) => requestBacktest(ctx, params.id, body),
);

import { route } from '@/lib/http/route';
import { replayLine } from '@/lib/voting/ballots/replay';
import { ballotLineParams, replaySchema } from '@/lib/voting/ballots/schema';

export const GET = route(
  {
    summary: 'Show how a line was decided: policy version, rule, fact, quote, page, engine and changes by hand',
    tag: 'Voting',
    role: 'org:viewer',
    params: ballotLineParams,
    response: replaySchema,
  },
  ({ ctx, params }) => replayLine(ctx, params.id, params.line_id),
);

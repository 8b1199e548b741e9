import { route } from '@/lib/http/route';
import { changeLine } from '@/lib/voting/ballots/change-ballots';
import { ballotLineParams, ballotSchema, changeLineInput } from '@/lib/voting/ballots/schema';

export const PATCH = route(
  {
    summary: "Set a line's vote by hand with a reason, restore the policy's vote, or change its rationale",
    tag: 'Voting',
    role: 'org:member',
    params: ballotLineParams,
    body: changeLineInput,
    response: ballotSchema,
  },
  ({ ctx, params, body }) => changeLine(ctx, params.id, params.line_id, body),
);

import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { makeBallot } from '@/lib/voting/ballots/make-ballot';
import { ballotSchema, makeBallotInput } from '@/lib/voting/ballots/schema';

export const POST = route(
  {
    summary: 'Create the ballot of a meeting under a policy; an existing draft is decided again by the newest version',
    tag: 'Voting',
    role: 'org:member',
    params: idParams,
    body: makeBallotInput,
    response: ballotSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, params, body }) => makeBallot(ctx, params.id, body.policy_id),
);

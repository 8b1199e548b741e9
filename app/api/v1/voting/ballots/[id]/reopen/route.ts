import { route } from '@/lib/http/route';
import { idParams } from '@/lib/shapes';
import { reopenBallot } from '@/lib/voting/ballots/change-ballots';
import { ballotSchema } from '@/lib/voting/ballots/schema';

export const POST = route(
  {
    summary: 'Make an approved ballot a draft again',
    tag: 'Voting',
    role: 'org:member',
    params: idParams,
    response: ballotSchema,
  },
  ({ ctx, params }) => reopenBallot(ctx, params.id),
);

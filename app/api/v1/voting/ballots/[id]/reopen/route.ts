import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { reopenBallot } from '@/lib/voting/ballots/change-ballots';
import { ballotSchema } from '@/lib/voting/ballots/schema';

export const POST = route(
  {
    summary: 'Reopen an approved ballot as a draft',
    tag: 'Voting',
    role: 'org:member',
    params: idParams,
    response: ballotSchema,
  },
  ({ ctx, params }) => reopenBallot(ctx, params.id),
);

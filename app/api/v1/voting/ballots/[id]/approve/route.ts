import { route } from '@/lib/http/route';
import { idParams } from '@/lib/shapes';
import { approveBallot } from '@/lib/voting/ballots/change-ballots';
import { ballotSchema } from '@/lib/voting/ballots/schema';

export const POST = route(
  {
    summary:
      'Approve a ballot; 409 while a line has no vote, and for whoever changed it last where a second person approves',
    tag: 'Voting',
    role: 'org:member',
    params: idParams,
    response: ballotSchema,
  },
  ({ ctx, params }) => approveBallot(ctx, params.id),
);

import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { approveBallot } from '@/lib/voting/ballots/change-ballots';
import { ballotSchema } from '@/lib/voting/ballots/schema';

export const POST = route(
  {
    summary:
      'Approve a ballot; 409 while a line has no vote, or if you changed it last and a second person must approve',
    tag: 'Voting',
    role: 'org:member',
    params: idParams,
    response: ballotSchema,
  },
  ({ ctx, params }) => approveBallot(ctx, params.id),
);

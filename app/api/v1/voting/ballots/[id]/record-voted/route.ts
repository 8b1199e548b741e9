import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { recordVoted } from '@/lib/voting/ballots/change-ballots';
import { ballotSchema } from '@/lib/voting/ballots/schema';

export const POST = route(
  {
    summary: 'Record that the votes of an approved ballot were cast',
    tag: 'Voting',
    role: 'org:member',
    params: idParams,
    response: ballotSchema,
  },
  ({ ctx, params }) => recordVoted(ctx, params.id),
);

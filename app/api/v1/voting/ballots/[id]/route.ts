import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { getBallot } from '@/lib/voting/ballots/read-ballots';
import { ballotSchema } from '@/lib/voting/ballots/schema';

export const GET = route(
  {
    summary: 'Read a ballot with its lines, decisions and history',
    tag: 'Voting',
    role: 'org:viewer',
    params: idParams,
    response: ballotSchema,
  },
  ({ ctx, params }) => getBallot(ctx, params.id),
);

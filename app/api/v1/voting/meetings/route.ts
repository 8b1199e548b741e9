import { route } from '@/lib/http/route';
import { listMeetings } from '@/lib/voting/meetings/list-meetings';
import { listMeetingsQuery, meetingSchema } from '@/lib/voting/meetings/schema';
import { pageOf } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: "List the organization's meetings",
    tag: 'Voting',
    role: 'org:viewer',
    query: listMeetingsQuery,
    response: pageOf('meetings', meetingSchema),
  },
  ({ ctx, query }) => listMeetings(ctx, query),
);

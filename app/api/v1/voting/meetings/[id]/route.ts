import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { correctMeeting } from '@/lib/voting/correct-meeting';
import { getMeeting } from '@/lib/voting/meetings/read-meeting';
import { meetingDetailSchema, updateMeetingInput } from '@/lib/voting/meetings/schema';

export const GET = route(
  {
    summary: 'Read a meeting with its lines, each field with its page and boxes',
    tag: 'Voting',
    role: 'org:viewer',
    params: idParams,
    response: meetingDetailSchema,
  },
  ({ ctx, params }) => getMeeting(ctx, params.id),
);

export const PATCH = route(
  {
    summary: 'Correct date, kind and lines of a meeting by hand; such values are kept when the filing is read again',
    tag: 'Voting',
    role: 'org:member',
    params: idParams,
    body: updateMeetingInput,
    response: meetingDetailSchema,
  },
  ({ ctx, params, body }) => correctMeeting(ctx, params.id, body),
);

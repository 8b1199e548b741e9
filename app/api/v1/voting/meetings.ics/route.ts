import { z } from 'zod';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { calendarByToken } from '@/lib/voting/meetings/calendar-feed';

export const GET = route(
  {
    summary: 'The meetings as a calendar to subscribe to, for anyone with a feed token',
    tag: 'Voting',
    role: 'public',
    query: z.object({ token: z.string().min(1).max(200) }),
    produces: 'text/calendar',
  },
  async ({ query, request }) =>
    fileResponse(request, {
      bytes: new TextEncoder().encode(await calendarByToken(query.token)),
      contentType: 'text/calendar; charset=utf-8',
      fileName: 'meetings.ics',
    }),
);

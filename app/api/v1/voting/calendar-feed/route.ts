import { route } from '@/lib/http/route';
import { createFeed, readFeed, revokeFeed } from '@/lib/voting/meetings/calendar-feed';
import { calendarFeedSchema, newCalendarFeedSchema } from '@/lib/voting/meetings/schema';

export const GET = route(
  {
    summary: 'Read whether your calendar feed is on',
    tag: 'Voting',
    role: 'org:viewer',
    response: calendarFeedSchema,
  },
  ({ ctx }) => readFeed(ctx),
);

export const POST = route(
  {
    summary: 'Create a new address for your calendar feed, shown once; the old one stops working',
    tag: 'Voting',
    role: 'org:viewer',
    response: newCalendarFeedSchema,
    status: 201,
  },
  ({ ctx }) => createFeed(ctx),
);

export const DELETE = route(
  { summary: 'Revoke your calendar feed', tag: 'Voting', role: 'org:viewer', status: 204 },
  ({ ctx }) => revokeFeed(ctx),
);

import { route } from '@/lib/http/route';
import { createFeed, readFeed, revokeFeed } from '@/lib/voting/meetings/calendar-feed';
import { calendarFeedSchema, newCalendarFeedSchema } from '@/lib/voting/meetings/schema';

export const GET = route(
  {
    summary: "Tell whether the caller's calendar feed is on",
    tag: 'Voting',
    role: 'org:viewer',
    response: calendarFeedSchema,
  },
  ({ ctx }) => readFeed(ctx),
);

export const POST = route(
  {
    summary: "Make a new address of the caller's calendar feed, shown once; the old one no longer works",
    tag: 'Voting',
    role: 'org:viewer',
    response: newCalendarFeedSchema,
    status: 201,
  },
  ({ ctx }) => createFeed(ctx),
);

export const DELETE = route(
  { summary: "Revoke the caller's calendar feed", tag: 'Voting', role: 'org:viewer', status: 204 },
  ({ ctx }) => revokeFeed(ctx),
);

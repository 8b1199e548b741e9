import { endOtherSessions } from '@/lib/auth/embedded/sessions/own-sessions';
import { endedSessionsSchema } from '@/lib/auth/embedded/sessions/schema';
import { route } from '@/lib/http/route';

export const POST = route(
  {
    summary: 'End all of your own sessions except this one',
    tag: 'Account',
    role: 'org:viewer',
    response: endedSessionsSchema,
  },
  ({ ctx, request }) => endOtherSessions(ctx, request.headers),
);

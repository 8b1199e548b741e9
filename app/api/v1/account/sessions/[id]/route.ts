import { endSession } from '@/lib/auth/embedded/sessions/own-sessions';
import { endedSessionsSchema } from '@/lib/auth/embedded/sessions/schema';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

// A viewer may end sessions, because they are the person's own and no data of the organization changes.
export const DELETE = route(
  {
    summary: 'End another of your own sessions',
    tag: 'Account',
    role: 'org:viewer',
    params: idParams,
    response: endedSessionsSchema,
  },
  ({ ctx, params, request }) => endSession(ctx, request.headers, params.id),
);

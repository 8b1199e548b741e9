import { readAccountSecurity } from '@/lib/auth/embedded/sessions/own-sessions';
import { accountSecuritySchema } from '@/lib/auth/embedded/sessions/schema';
import { route } from '@/lib/http/route';

export const GET = route(
  {
    summary: 'Your own open sessions and second factor',
    tag: 'Account',
    role: 'org:viewer',
    response: accountSecuritySchema,
  },
  ({ request }) => readAccountSecurity(request.headers),
);

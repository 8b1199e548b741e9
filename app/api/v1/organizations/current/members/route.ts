import { authProvider } from '@/lib/auth';
import { route } from '@/lib/http/route';
import { memberPageQuery, memberPageSchema } from '@/lib/organizations/schema';

export const GET = route(
  {
    summary: 'Members of the active organization',
    tag: 'Organizations',
    role: 'org:viewer',
    query: memberPageQuery,
    response: memberPageSchema,
  },
  ({ ctx, query }) => authProvider().listMembers(ctx, query),
);

import { route } from '@/lib/http/route';
import { listMembersQuery, providerMembers, providerMembersShape } from '@/lib/organizations/provider-reads';

export const GET = route(
  {
    summary: 'Members of the active organization',
    tag: 'Session',
    role: 'org:viewer',
    query: listMembersQuery,
    response: providerMembersShape,
  },
  ({ ctx, query }) => providerMembers(ctx, query),
);

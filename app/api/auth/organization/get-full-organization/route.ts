import { route } from '@/lib/http/route';
import { fullOrganization, fullOrganizationShape, ofOrganizationQuery } from '@/lib/organizations/provider-reads';

export const GET = route(
  {
    summary: 'The active organization with its members, and for admins its invitations',
    tag: 'Session',
    role: 'org:viewer',
    query: ofOrganizationQuery,
    response: fullOrganizationShape,
  },
  async ({ ctx, query }) => Response.json(await fullOrganization(ctx, query.organizationId)),
);

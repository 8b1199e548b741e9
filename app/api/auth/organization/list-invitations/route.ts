import { route } from '@/lib/http/route';
import { ofOrganizationQuery, providerInvitations, providerInvitationsShape } from '@/lib/organizations/provider-reads';

export const GET = route(
  {
    summary: 'Pending invitations of the active organization',
    tag: 'Session',
    role: 'org:admin',
    query: ofOrganizationQuery,
    response: providerInvitationsShape,
  },
  ({ ctx, query }) => providerInvitations(ctx, query.organizationId),
);

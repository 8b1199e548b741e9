import { route } from '@/lib/http/route';
import { revokeInvitation } from '@/lib/organizations/revoke-invitation';
import { invitationParams } from '@/lib/organizations/schema-members';

export const DELETE = route(
  { summary: 'Revoke a pending invitation', tag: 'Organizations', role: 'org:admin', params: invitationParams },
  ({ ctx, params }) => revokeInvitation(ctx, params.id),
);

import { route } from '@/lib/http/route';
import { invitationCall, requireActive } from '@/lib/organizations/provider-calls';
import { revokeInvitation } from '@/lib/organizations/revoke-invitation';

export const POST = route(
  { summary: 'Revoke an invitation', tag: 'Session', role: 'org:admin', body: invitationCall },
  async ({ ctx, body }) => {
    requireActive(ctx);
    await revokeInvitation(ctx, body.invitationId);
    return { id: body.invitationId, status: 'canceled' };
  },
);

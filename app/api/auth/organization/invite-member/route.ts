import { route } from '@/lib/http/route';
import { inviteMember } from '@/lib/organizations/invite-member';
import { inviteMemberCall, requireActive, roleOfCall } from '@/lib/organizations/provider-calls';

export const POST = route(
  { summary: 'Invite someone', tag: 'Session', role: 'org:admin', body: inviteMemberCall },
  async ({ ctx, body }) => {
    requireActive(ctx, body.organizationId);
    const { invitation } = await inviteMember(ctx, { email: body.email, role: roleOfCall(body.role) });
    return {
      id: invitation.id,
      organizationId: ctx.organizationId,
      email: invitation.email_address,
      role: body.role,
      status: invitation.status,
      expiresAt: invitation.expires_at,
    };
  },
);

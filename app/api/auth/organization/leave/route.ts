import { route } from '@/lib/http/route';
import { leaveCall, requireActive } from '@/lib/organizations/provider-calls';
import { removeMember } from '@/lib/organizations/remove-member';

export const POST = route(
  { summary: 'Leave the organization', tag: 'Session', role: 'org:viewer', body: leaveCall },
  async ({ ctx, body }) => {
    requireActive(ctx, body.organizationId);
    await removeMember(ctx, ctx.userId);
    return { userId: ctx.userId, organizationId: ctx.organizationId };
  },
);

import { route } from '@/lib/http/route';
import { memberNamed, removeMemberCall, requireActive } from '@/lib/organizations/provider-calls';
import { removeMember } from '@/lib/organizations/remove-member';

export const POST = route(
  { summary: 'Remove a member', tag: 'Session', role: 'org:admin', body: removeMemberCall },
  async ({ ctx, body }) => {
    requireActive(ctx, body.organizationId);
    const userId = await memberNamed(ctx, body.memberIdOrEmail);
    await removeMember(ctx, userId);
    return { member: { userId, organizationId: ctx.organizationId } };
  },
);

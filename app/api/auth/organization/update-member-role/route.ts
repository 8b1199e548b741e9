import { route } from '@/lib/http/route';
import { memberNamed, requireActive, roleOfCall, updateRoleCall } from '@/lib/organizations/provider-calls';
import { updateMemberRole } from '@/lib/organizations/update-member-role';

export const POST = route(
  { summary: "Change a member's role", tag: 'Session', role: 'org:admin', body: updateRoleCall },
  async ({ ctx, body }) => {
    requireActive(ctx, body.organizationId);
    const userId = await memberNamed(ctx, body.memberId);
    await updateMemberRole(ctx, userId, { role: roleOfCall(body.role) });
    return { id: body.memberId, userId, organizationId: ctx.organizationId, role: body.role };
  },
);

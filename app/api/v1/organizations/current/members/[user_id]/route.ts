import { route } from '@/lib/http/route';
import { removeMember } from '@/lib/organizations/remove-member';
import { memberParams, roleSchema } from '@/lib/organizations/schema-members';
import { updateMemberRole } from '@/lib/organizations/update-member-role';

export const PATCH = route(
  {
    summary: "Change a member's role",
    tag: 'Organizations',
    role: 'org:admin',
    params: memberParams,
    body: roleSchema,
  },
  ({ ctx, params, body }) => updateMemberRole(ctx, params.user_id, body),
);

export const DELETE = route(
  {
    summary: 'Remove a member, or leave the organization',
    tag: 'Organizations',
    role: 'org:viewer',
    params: memberParams,
  },
  ({ ctx, params }) => removeMember(ctx, params.user_id),
);

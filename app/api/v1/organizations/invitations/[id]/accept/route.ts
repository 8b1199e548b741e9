import { route } from '@/lib/http/route';
import { acceptInvitation } from '@/lib/organizations/accept-invitation';
import { acceptedSchema, invitationParams } from '@/lib/organizations/schema-members';

export const POST = route(
  {
    summary: 'Accept an invitation; the organization becomes active in this session',
    tag: 'Organizations',
    role: 'org:viewer',
    params: invitationParams,
    response: acceptedSchema,
  },
  ({ params, request }) => acceptInvitation(request.headers, params.id),
);

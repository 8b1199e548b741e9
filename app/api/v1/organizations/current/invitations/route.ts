import { route } from '@/lib/http/route';
import { inviteMember } from '@/lib/organizations/invite-member';
import { listInvitations } from '@/lib/organizations/list-invitations';
import { invitationListSchema, inviteSchema, sentInvitationSchema } from '@/lib/organizations/schema-members';

export const GET = route(
  {
    summary: 'Pending invitations, newest first',
    tag: 'Organizations',
    role: 'org:admin',
    response: invitationListSchema,
  },
  ({ ctx }) => listInvitations(ctx),
);

export const POST = route(
  {
    summary: 'Invite someone; without a mail server the response contains the link to share',
    tag: 'Organizations',
    role: 'org:admin',
    body: inviteSchema,
    response: sentInvitationSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, body }) => inviteMember(ctx, body),
);

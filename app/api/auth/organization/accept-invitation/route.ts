import { route } from '@/lib/http/route';
import { acceptInvitation } from '@/lib/organizations/accept-invitation';
import { invitationCall, requireEmbedded } from '@/lib/organizations/provider-calls';

export const POST = route(
  { summary: 'Accept an invitation', tag: 'Session', role: 'org:viewer', body: invitationCall },
  async ({ body, request }) => {
    requireEmbedded();
    const { organization_id: organizationId } = await acceptInvitation(request.headers, body.invitationId);
    return { invitation: { id: body.invitationId, organizationId, status: 'accepted' } };
  },
);

import { createOrganization } from '@/lib/auth/embedded/organizations';
import { route } from '@/lib/http/route';
import { createOrganizationCall, requireEmbedded } from '@/lib/organizations/provider-calls';

export const POST = route(
  {
    summary: 'Create an organization and make it active',
    tag: 'Session',
    role: 'org:viewer',
    body: createOrganizationCall,
  },
  async ({ body, request }) => {
    requireEmbedded();
    return createOrganization(request.headers, body);
  },
);

import { route } from '@/lib/http/route';
import { readCurrentOrganization } from '@/lib/organizations/current-organization';
import { currentOrganizationSchema } from '@/lib/organizations/schema';

export const GET = route(
  {
    summary: 'The active organization, or the personal account',
    tag: 'Organizations',
    role: 'org:viewer',
    response: currentOrganizationSchema,
  },
  ({ ctx }) => readCurrentOrganization(ctx),
);

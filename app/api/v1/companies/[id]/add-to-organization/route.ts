import { addToOrganization } from '@/lib/companies/add-to-organization';
import { companySchema } from '@/lib/companies/schema';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const POST = route(
  {
    summary: 'Add a company from the catalogue to the organization',
    tag: 'Companies',
    role: 'org:member',
    params: idParams,
    response: companySchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, params }) => addToOrganization(ctx, params.id),
);

import { deleteCompany } from '@/lib/companies/delete-company';
import { getCompany } from '@/lib/companies/list-companies';
import { companySchema, updateCompanyInput } from '@/lib/companies/schema';
import { updateCompany } from '@/lib/companies/update-company';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  { summary: 'Read a company', tag: 'Companies', role: 'org:viewer', params: idParams, response: companySchema },
  ({ ctx, params }) => getCompany(ctx, params.id),
);

export const PATCH = route(
  {
    summary: "Change the organization's details of a company",
    tag: 'Companies',
    role: 'org:member',
    params: idParams,
    body: updateCompanyInput,
    response: companySchema,
  },
  ({ ctx, params, body }) => updateCompany(ctx, params.id, body),
);

export const DELETE = route(
  {
    summary: "Remove a company from the organization's list",
    tag: 'Companies',
    role: 'org:member',
    params: idParams,
    status: 204,
  },
  ({ ctx, params }) => deleteCompany(ctx, params.id),
);

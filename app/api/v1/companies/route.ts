import { z } from 'zod';
import { createCompany } from '@/lib/companies/create-company';
import { listCompanies } from '@/lib/companies/list-companies';
import { companySchema, createCompanyInput, listCompaniesQuery } from '@/lib/companies/schema';
import { route } from '@/lib/http/route';

export const GET = route(
  {
    summary: "List the organization's companies",
    tag: 'Companies',
    role: 'org:viewer',
    query: listCompaniesQuery,
    response: z.array(companySchema),
  },
  ({ ctx, query }) => listCompanies(ctx, query),
);

export const POST = route(
  {
    summary: 'Add a company',
    tag: 'Companies',
    role: 'org:member',
    body: createCompanyInput,
    response: companySchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, body }) => createCompany(ctx, body),
);

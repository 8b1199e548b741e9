'use server';

import { addToOrganization as add } from '@/lib/companies/add-to-organization';
import { createCompany as create } from '@/lib/companies/create-company';
import { deleteCompany as remove } from '@/lib/companies/delete-company';
import { createCompanyInput, updateCompanyInput } from '@/lib/companies/schema';
import { updateCompany as update } from '@/lib/companies/update-company';
import { action } from '@/lib/http/action';
import { idParams } from '@/lib/common-schemas';

export const createCompany = action(
  { name: 'createCompany', role: 'org:member', body: createCompanyInput },
  ({ ctx, body }) => create(ctx, body),
);

export const updateCompany = action(
  { name: 'updateCompany', role: 'org:member', params: idParams, body: updateCompanyInput },
  ({ ctx, params, body }) => update(ctx, params.id, body),
);

export const deleteCompany = action(
  { name: 'deleteCompany', role: 'org:member', params: idParams },
  ({ ctx, params }) => remove(ctx, params.id),
);

export const addToOrganization = action(
  { name: 'addToOrganization', role: 'org:member', params: idParams },
  ({ ctx, params }) => add(ctx, params.id),
);

import { z } from 'zod';
import { companyChoiceSchema } from '@/components/reads/choices';
import { companyChoices, COMPANY_PAGE_SIZE } from '@/components/reads/company-reads';
import { listCompanies } from '@/lib/companies/list-companies';
import { first, type FirstRead } from './first-data';

const choices = z.array(companyChoiceSchema);

/** The companies to choose from, with the fields that are shown of each. */
export function choicesOfCompanies(): FirstRead {
  return first(companyChoices(''), async (ctx) =>
    choices.parse(await listCompanies(ctx, { page: 1, size: COMPANY_PAGE_SIZE })),
  );
}

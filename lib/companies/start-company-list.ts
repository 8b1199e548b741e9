import type { Context } from '@/lib/context';
import { countCompanies, countDocuments, listCompanies } from './list-companies';
import type { Company } from './schema';

/** The first companies of a list, how many there are in all, and how many documents these have. */
export type CompanyListStart = {
  companies: Company[];
  total: number;
  total_documents: number;
  ready_for_queries: number;
};

/** All companies that match when they are at most `most`, otherwise the first `rows` of them. */
export async function startCompanyList(
  ctx: Context,
  { search }: { search?: string | undefined },
  { most, rows }: { most: number; rows: number },
): Promise<{ whole: Company[] } | { start: CompanyListStart }> {
  const total = await countCompanies(ctx, { search });
  // A company may have been added since the count.
  if (total <= most) return { whole: await listCompanies(ctx, { search, page: 1, size: 2 * most }) };
  const [companies, documents] = await Promise.all([
    listCompanies(ctx, { search, page: 1, size: rows }),
    countDocuments(ctx, { search }),
  ]);
  return { start: { companies, total, ...documents } };
}

const PAGE_SIZE = 1000;

/** All companies that match, in the order of the list. */
export async function listAllCompanies(ctx: Context, { search }: { search?: string | undefined }): Promise<Company[]> {
  const companies: Company[] = [];
  for (let page = 1; companies.length === (page - 1) * PAGE_SIZE; page += 1)
    companies.push(...(await listCompanies(ctx, { search, page, size: PAGE_SIZE })));
  return companies;
}

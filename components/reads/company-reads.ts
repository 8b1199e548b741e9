import { api } from '@/components/api/api-client';
import type { Company } from '@/lib/companies/schema';
import type { CompanyListStart } from '@/lib/companies/start-company-list';
import type { Job } from '@/lib/jobs/rows/schema';
import type { CompanyChoice } from './choices';
import type { ListStart } from './list-start';

export const COMPANIES_KEY = ['companies'] as const;
export const JOBS_KEY = ['jobs'] as const;

/** The server's largest page size. */
export const COMPANY_PAGE_SIZE = 1000;
/** Upper bound for paging; an import can add at most twenty full pages. */
const MAX_PAGES = 50;
export const NEWEST_JOBS = 10;
/** Kinds of jobs that the companies view and a company's page show. */
export const FETCH_KINDS = ['fetch-filings'] as const;
export const DOCUMENT_KINDS = ['process-documents', 'fetch-filings'] as const;

type Signal = { signal: AbortSignal };

/** All matching companies, those with most ready documents first. */
export const companyList = (search: string) => ({
  queryKey: [...COMPANIES_KEY, 'management', search],
  queryFn: ({ signal }: Signal) => readAllPages(search, signal),
});

/** The query of a long list's start, which arrives with the page. */
export const companyListStart = (search: string): ListStart<CompanyListStart> => ({
  queryKey: [...COMPANIES_KEY, 'start', search],
});

/** The companies to choose one from: a page of the list, which a search narrows. */
export const companyChoices = (search: string) => ({
  queryKey: [...COMPANIES_KEY, 'choices', search],
  queryFn: ({ signal }: Signal) =>
    api.request<CompanyChoice[]>({ path: '/companies/', query: { search, size: COMPANY_PAGE_SIZE }, signal }),
});

export const oneCompany = (companyId: string | null) => ({
  queryKey: [...COMPANIES_KEY, 'one', companyId],
  queryFn: ({ signal }: Signal) => api.request<Company>({ path: `/companies/${companyId}`, signal }),
});

/** The newest jobs of some kinds, newest first. */
export const newestJobs = (kinds: readonly string[]) => ({
  queryKey: [...JOBS_KEY, ...kinds],
  queryFn: async ({ signal }: Signal) =>
    newestFirst(
      await Promise.all(
        kinds.map((kind) =>
          api.request<{ jobs: Job[] }>({ path: '/processing/jobs', query: { kind, size: NEWEST_JOBS }, signal }),
        ),
      ),
    ),
});

/** The jobs of several answers in one list, newest first. */
export function newestFirst(pages: readonly { jobs: Job[] }[]): Job[] {
  return pages.flatMap(({ jobs }) => jobs).sort((a, b) => b.created_at.localeCompare(a.created_at));
}

async function readAllPages(search: string, signal: AbortSignal): Promise<Company[]> {
  const companies: Company[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { search, size: COMPANY_PAGE_SIZE, page };
    const rows = await api.request<Company[]>({ path: '/companies/', query, signal });
    companies.push(...rows);
    if (rows.length < COMPANY_PAGE_SIZE) break;
  }
  return companies;
}

import { CompaniesScreen } from '@/components/companies/companies-screen';
import { inTenant } from '@/db/tenant-scope';
import { getContext } from '@/lib/auth';
import { listCompanies } from '@/lib/companies/list-companies';
import type { Company } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { hasRole } from '@/lib/http/roles';
import { log } from '@/lib/log';

const FIRST_PAGE = 1000;

type Search = Record<string, string | string[] | undefined>;

/** The companies view; its first list comes with the page. */
export async function CompaniesView({ searchParams }: { searchParams: Promise<Search> }) {
  const ctx = await getContext();
  // The layout has sent everybody without a session to sign-in.
  if (!ctx) return null;
  const search = ([(await searchParams).q].flat()[0] ?? '').trim().slice(0, 200);
  const companies = await readFirst(ctx, search);
  return (
    <CompaniesScreen initial={{ search, companies, readAt: readAt() }} canWrite={hasRole(ctx.role, 'org:member')} />
  );
}

/** Undefined when the list does not fit one page or cannot be read: the screen then reads it itself and shows why it fails. */
async function readFirst(ctx: Context, search: string): Promise<Company[] | undefined> {
  try {
    const companies = await inTenant(ctx, () =>
      listCompanies(ctx, { search: search || undefined, page: 1, size: FIRST_PAGE }),
    );
    return companies.length < FIRST_PAGE ? companies : undefined;
  } catch (error) {
    log.error({ err: error }, 'the companies page came without its list');
    return undefined;
  }
}

function readAt(): number {
  return Date.now();
}

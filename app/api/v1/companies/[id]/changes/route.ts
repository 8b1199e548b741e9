import { companyChanges } from '@/lib/changes/company-changes';
import { changesQuery, companyChangesSchema } from '@/lib/changes/schema';
import { Reply, route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

const WAIT_MS = 10_000;

/** 202 with everything but the text while the filings are compared; at once with `Prefer: respond-async`. */
export const GET = route(
  {
    summary: 'Read what changed between two filings of one form; without parameters, the newest two',
    tag: 'Companies',
    role: 'org:viewer',
    params: idParams,
    query: changesQuery,
    response: companyChangesSchema,
    accepted: companyChangesSchema,
  },
  async ({ ctx, params, query, request, signal }) => {
    const isAsync = /\brespond-async\b/.test(request.headers.get('prefer') ?? '');
    const changes = await companyChanges(ctx, params.id, query, { waitMs: isAsync ? 0 : WAIT_MS, signal });
    return changes.job ? new Reply(202, changes) : changes;
  },
);

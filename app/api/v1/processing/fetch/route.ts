import { route } from '@/lib/http/route';
import { requestFetch } from '@/lib/processing/fetch/request-fetch';
import { jobSchema } from '@/lib/jobs/rows/schema';
import { fetchInput } from '@/lib/processing/schema';

export const POST = route(
  {
    summary: "Fetch companies' filings from EDGAR",
    tag: 'Processing',
    role: 'org:member',
    quota: 'fetches',
    body: fetchInput,
    response: jobSchema,
    status: 202,
    isIdempotent: true,
  },
  ({ ctx, body }) => requestFetch(ctx, body),
);

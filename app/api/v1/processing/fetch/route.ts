import { route } from '@/lib/http/route';
import { requestFetch } from '@/lib/processing/fetch/request-fetch';
import { fetchInput, jobSchema } from '@/lib/processing/jobs/schema';

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

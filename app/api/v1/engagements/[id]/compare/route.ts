import { compareVersions } from '@/lib/engagements/email/compare-versions';
import { compareQuery, comparisonSchema } from '@/lib/engagements/schema-email';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Compare two versions of the email',
    tag: 'Engagements',
    role: 'org:viewer',
    params: idParams,
    query: compareQuery,
    response: comparisonSchema,
  },
  ({ ctx, params, query }) => compareVersions(ctx, params.id, query),
);

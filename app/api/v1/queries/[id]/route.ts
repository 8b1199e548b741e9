import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { readQuery } from '@/lib/queries/read-query';
import { queryResultSchema } from '@/lib/queries/schema';

export const GET = route(
  {
    summary: 'Read one of your own earlier answers again',
    tag: 'Queries',
    role: 'org:viewer',
    params: idParams,
    response: queryResultSchema,
  },
  ({ ctx, params }) => readQuery(ctx, params.id),
);

import { z } from 'zod';
import { browseCatalogue } from '@/lib/companies/browse-catalogue';
import { browseQuery, catalogueCompanySchema } from '@/lib/companies/schema';
import { route } from '@/lib/http/route';

export const GET = route(
  {
    summary: 'Browse the global company catalogue',
    tag: 'Companies',
    role: 'org:viewer',
    query: browseQuery,
    response: z.array(catalogueCompanySchema),
  },
  ({ ctx, query }) => browseCatalogue(ctx, query),
);

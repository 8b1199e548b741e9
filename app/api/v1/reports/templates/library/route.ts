import { route } from '@/lib/http/route';
import { DEFAULT_CATEGORY_MAPPING, DEFAULT_CATEGORY_ORDER } from '@/lib/templates/categories.rules';
import { QUERY_LIBRARY } from '@/lib/templates/query-library';
import { librarySchema } from '@/lib/templates/schema';

export const GET = route(
  { summary: 'Read the query library', tag: 'Templates', role: 'org:viewer', response: librarySchema },
  async () => ({
    queries: QUERY_LIBRARY,
    category_mapping: DEFAULT_CATEGORY_MAPPING,
    category_order: DEFAULT_CATEGORY_ORDER,
    total: QUERY_LIBRARY.length,
  }),
);

import { z } from 'zod';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { chunkSearchQuery, rankedChunkSchema } from '@/lib/queries/schema';
import { searchDocument } from '@/lib/queries/search-document';

export const GET = route(
  {
    summary: 'Rank the chunks of a document for a question',
    tag: 'Queries',
    role: 'org:viewer',
    params: idParams,
    query: chunkSearchQuery,
    response: z.array(rankedChunkSchema),
  },
  ({ ctx, params, query }) => searchDocument(ctx, params.id, query),
);

import { listFacts } from '@/lib/facts/list-facts';
import { documentFactsSchema } from '@/lib/facts/schema';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Governance facts read from a document, each with its quote',
    tag: 'Documents',
    role: 'org:viewer',
    params: idParams,
    response: documentFactsSchema,
  },
  ({ ctx, params }) => listFacts(ctx, params.id),
);

import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { missingDocuments } from '@/lib/subscriptions/documents/missing-documents';
import { missingDocumentsSchema } from '@/lib/subscriptions/schema';

export const GET = route(
  {
    summary: 'Annual documents that a subscription is still missing',
    tag: 'Subscriptions',
    role: 'org:viewer',
    params: idParams,
    response: missingDocumentsSchema,
  },
  ({ ctx, params }) => missingDocuments(ctx, params.id),
);

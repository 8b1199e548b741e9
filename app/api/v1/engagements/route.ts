import { createEngagement } from '@/lib/engagements/record/create-engagement';
import { listEngagements } from '@/lib/engagements/record/read-engagements';
import {
  createEngagementInput,
  engagementDetailSchema,
  engagementFilters,
  engagementSchema,
} from '@/lib/engagements/schema';
import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'List engagements, optionally by status or tab',
    tag: 'Engagements',
    role: 'org:viewer',
    query: engagementFilters,
    response: pageOf('engagements', engagementSchema),
  },
  ({ ctx, query }) => listEngagements(ctx, query),
);

export const POST = route(
  {
    summary: 'Create an engagement from a flagged report',
    tag: 'Engagements',
    role: 'org:member',
    body: createEngagementInput,
    response: engagementDetailSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, body }) => createEngagement(ctx, body),
);

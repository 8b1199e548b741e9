import { readTimeline } from '@/lib/engagements/record/read-engagements';
import { timelineSchema } from '@/lib/engagements/schema';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Read everything that happened in an engagement, newest first',
    tag: 'Engagements',
    role: 'org:viewer',
    params: idParams,
    response: timelineSchema,
  },
  ({ ctx, params }) => readTimeline(ctx, params.id),
);

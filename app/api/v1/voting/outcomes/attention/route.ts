import { route } from '@/lib/http/route';
import { listAttention } from '@/lib/voting/outcomes/stored/list-attention';
import { attentionQuery, attentionSchema } from '@/lib/voting/outcomes/schema';

export const GET = route(
  {
    summary: 'Results that need attention: low support, directors below 70 percent, our vote against the majority',
    tag: 'Voting',
    role: 'org:viewer',
    query: attentionQuery,
    response: attentionSchema,
  },
  ({ ctx, query }) => listAttention(ctx, query),
);

import { route } from '@/lib/http/route';
import { compileLines } from '@/lib/voting/policy/compile-lines';
import { compileAnswerSchema, compileInput } from '@/lib/voting/policy/schema';

export const POST = route(
  {
    summary: 'Show how rules are interpreted, line by line; nothing is stored',
    tag: 'Voting',
    role: 'org:viewer',
    body: compileInput,
    response: compileAnswerSchema,
    unaudited: 'changes nothing',
  },
  ({ ctx, body }) => compileLines(ctx, body),
);

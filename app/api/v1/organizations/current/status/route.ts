import { route } from '@/lib/http/route';
import { readStatus } from '@/lib/operations/read-status';
import { statusSchema } from '@/lib/operations/schema';

export const GET = route(
  {
    summary: 'How the installation does: its parts, its choices, and the organization’s jobs',
    tag: 'Organizations',
    role: 'org:admin',
    response: statusSchema,
  },
  ({ ctx }) => readStatus(ctx),
);

import { route } from '@/lib/http/route';
import { readStatus } from '@/lib/operations/read-status';
import { statusSchema } from '@/lib/operations/schema';

export const GET = route(
  {
    summary: 'Status of the installation: its parts, its settings and the organization’s jobs',
    tag: 'Organizations',
    role: 'org:admin',
    response: statusSchema,
  },
  ({ ctx }) => readStatus(ctx),
);

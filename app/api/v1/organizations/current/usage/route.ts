import { route } from '@/lib/http/route';
import { readUsage } from '@/lib/organizations/read-usage';
import { usageSchema } from '@/lib/organizations/schema-usage';

export const GET = route(
  {
    summary: 'Usage of the organization, this month and by month',
    tag: 'Organizations',
    role: 'org:admin',
    response: usageSchema,
  },
  ({ ctx }) => readUsage(ctx),
);

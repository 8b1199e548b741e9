import { route } from '@/lib/http/route';
import { auditChoices } from '@/lib/audit-log/read-audit-log';
import { auditChoicesSchema } from '@/lib/audit-log/schema';

export const GET = route(
  {
    summary: 'Actions, types of subject and people that occur in the audit log',
    tag: 'Organizations',
    role: 'org:admin',
    response: auditChoicesSchema,
  },
  ({ ctx }) => auditChoices(ctx),
);
